# The head of the compiled twin: what `plain.py` is to the plain one.
import cython
from libc.math cimport exp, log, sqrt
from libc.stdlib cimport calloc, free
from libc.string cimport memset

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    #include <malloc.h>
    #define kernel_aligned(size) _aligned_malloc(size, 64)
    #define kernel_free_aligned _aligned_free
    static __inline int kernel_lowest(unsigned long long mask) {
        unsigned long index;
        _BitScanForward64(&index, mask);
        return (int)index;
    }
    #define kernel_prefetch(memory, index)
    #else
    #include <stdlib.h>
    static inline void* kernel_aligned(size_t size) {
        void* memory = NULL;
        return posix_memalign(&memory, 64, size) ? NULL : memory;
    }
    #define kernel_free_aligned free
    #define kernel_prefetch(memory, index) __builtin_prefetch((memory) + (index))
    static inline int kernel_lowest(unsigned long long mask) { return __builtin_ctzll(mask); }
    #endif
    #if defined(_MSC_VER)
    #define KERNEL_RESTRICT __restrict
    #else
    #define KERNEL_RESTRICT restrict
    #endif
    /* With GCC and the GNU C library the machine picks the widest instructions it has; all numbers are whole and small
       enough for single precision, so every way gives the same sums. */
    #if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
    #define KERNEL_WIDE __attribute__((target_clones("avx2", "default")))
    #else
    #define KERNEL_WIDE
    #endif
    KERNEL_WIDE static void kernel_add_rows(short* KERNEL_RESTRICT sums, const short* KERNEL_RESTRICT table,
                                            const int* KERNEL_RESTRICT rows, int count, int width) {
        int number = 0;
        for (; number + 7 < count; number += 8) {
            const short* KERNEL_RESTRICT a = table + (long long)rows[number] * width;
            const short* KERNEL_RESTRICT b = table + (long long)rows[number + 1] * width;
            const short* KERNEL_RESTRICT c = table + (long long)rows[number + 2] * width;
            const short* KERNEL_RESTRICT d = table + (long long)rows[number + 3] * width;
            const short* KERNEL_RESTRICT e = table + (long long)rows[number + 4] * width;
            const short* KERNEL_RESTRICT f = table + (long long)rows[number + 5] * width;
            const short* KERNEL_RESTRICT g = table + (long long)rows[number + 6] * width;
            const short* KERNEL_RESTRICT h = table + (long long)rows[number + 7] * width;
            for (int at = 0; at < width; at++)
                sums[at] += (short)(a[at] + b[at] + c[at] + d[at] + e[at] + f[at] + g[at] + h[at]);
        }
        for (; number < count; number++) {
            const short* KERNEL_RESTRICT a = table + (long long)rows[number] * width;
            for (int at = 0; at < width; at++) sums[at] += a[at];
        }
    }
    KERNEL_WIDE static void kernel_add_products(float* KERNEL_RESTRICT sums, const short* KERNEL_RESTRICT table,
                                                const short* KERNEL_RESTRICT factors, int* KERNEL_RESTRICT active,
                                                int count, int width) {
        int number = 0, found = 0;
        for (int row = 0; row < count; row++) {
            active[found] = row;
            found += factors[row] > 0;
        }
        for (; number + 3 < found; number += 4) {
            const short* KERNEL_RESTRICT a = table + (long long)active[number] * width;
            const short* KERNEL_RESTRICT b = table + (long long)active[number + 1] * width;
            const short* KERNEL_RESTRICT c = table + (long long)active[number + 2] * width;
            const short* KERNEL_RESTRICT d = table + (long long)active[number + 3] * width;
            float k = factors[active[number]], l = factors[active[number + 1]];
            float m = factors[active[number + 2]], n = factors[active[number + 3]];
            for (int at = 0; at < width; at++) sums[at] += (k * a[at] + l * b[at]) + (m * c[at] + n * d[at]);
        }
        for (; number < found; number++) {
            const short* KERNEL_RESTRICT a = table + (long long)active[number] * width;
            float k = factors[active[number]];
            for (int at = 0; at < width; at++) sums[at] += k * a[at];
        }
    }
    KERNEL_WIDE static void kernel_scale_down(short* KERNEL_RESTRICT units, const float* KERNEL_RESTRICT sums,
                                              int count) {
        for (int at = 0; at < count; at++) {
            float unit = sums[at] > 0 ? sums[at] : 0;
            units[at] = (short)(int)(unit * (1.0f / 512));
        }
    }
    KERNEL_WIDE static int kernel_dot_product(const short* KERNEL_RESTRICT some, const short* KERNEL_RESTRICT table,
                                              long long begin, int width) {
        int sum = 0;
        for (int at = 0; at < width; at++) sum += (int)some[at] * (int)table[begin + at];
        return sum;
    }
    """
    void* kernel_aligned(size_t size) noexcept nogil
    void kernel_free_aligned(void* memory) noexcept nogil
    int lowest "kernel_lowest"(unsigned long long mask) noexcept nogil
    void prefetch "kernel_prefetch"(unsigned long long* memory, long long index) noexcept nogil
    void add_rows "kernel_add_rows"(short* sums, short* table, int* rows, int count, int width) noexcept nogil
    void add_products "kernel_add_products"(float* sums, short* table, short* factors, int* active, int count, int width) noexcept nogil
    void scale_down "kernel_scale_down"(short* units, float* sums, int count) noexcept nogil
    int dot_product "kernel_dot_product"(short* some, short* table, long long begin, int width) noexcept nogil

cdef int* new_ints(Py_ssize_t count) except NULL:
    cdef int* memory = <int*>calloc(count, sizeof(int))
    if memory == NULL:
        raise MemoryError
    return memory

cdef unsigned long long* new_words(Py_ssize_t count) except NULL:
    cdef unsigned long long* memory = <unsigned long long*>calloc(count, sizeof(unsigned long long))
    if memory == NULL:
        raise MemoryError
    return memory

cdef double* new_doubles(Py_ssize_t count) except NULL:
    cdef double* memory = <double*>calloc(count, sizeof(double))
    if memory == NULL:
        raise MemoryError
    return memory

cdef short* new_shorts(Py_ssize_t count) except NULL:
    cdef short* memory = <short*>kernel_aligned(count * sizeof(short))
    if memory == NULL:
        raise MemoryError
    memset(memory, 0, count * sizeof(short))
    return memory

cdef void free_shorts(short* memory) noexcept:
    if memory != NULL:
        kernel_free_aligned(memory)

cdef float* new_floats(Py_ssize_t count) except NULL:
    cdef float* memory = <float*>calloc(count, sizeof(float))
    if memory == NULL:
        raise MemoryError
    return memory

cdef void free_floats(float* memory) noexcept:
    free(memory)

cdef void free_doubles(double* memory) noexcept:
    free(memory)

cdef void free_ints(int* memory) noexcept:
    free(memory)

cdef void free_words(unsigned long long* memory) noexcept:
    free(memory)

cdef unsigned long long* new_table(Py_ssize_t count) except NULL:
    cdef unsigned long long* memory = <unsigned long long*>kernel_aligned(count * sizeof(unsigned long long))
    if memory == NULL:
        raise MemoryError
    memset(memory, 0, count * sizeof(unsigned long long))
    return memory

cdef void free_table(unsigned long long* memory) noexcept:
    if memory != NULL:
        kernel_free_aligned(memory)
