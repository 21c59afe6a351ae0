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
    KERNEL_WIDE static void kernel_add_rows(float* KERNEL_RESTRICT sums, const float* KERNEL_RESTRICT table,
                                            const int* KERNEL_RESTRICT rows, int count, int width) {
        int number = 0;
        for (; number + 3 < count; number += 4) {
            const float* KERNEL_RESTRICT a = table + (long long)rows[number] * width;
            const float* KERNEL_RESTRICT b = table + (long long)rows[number + 1] * width;
            const float* KERNEL_RESTRICT c = table + (long long)rows[number + 2] * width;
            const float* KERNEL_RESTRICT d = table + (long long)rows[number + 3] * width;
            for (int column = 0; column < width; column++)
                sums[column] += (a[column] + b[column]) + (c[column] + d[column]);
        }
        for (; number < count; number++) {
            const float* KERNEL_RESTRICT a = table + (long long)rows[number] * width;
            for (int column = 0; column < width; column++) sums[column] += a[column];
        }
    }
    KERNEL_WIDE static void kernel_add_products(float* KERNEL_RESTRICT sums, const float* KERNEL_RESTRICT table,
                                                const float* KERNEL_RESTRICT factors, int count, int width) {
        for (int row = 0; row < count; row++) {
            float factor = factors[row];
            const float* KERNEL_RESTRICT a = table + (long long)row * width;
            if (factor > 0)
                for (int column = 0; column < width; column++) sums[column] += factor * a[column];
        }
    }
    KERNEL_WIDE static void kernel_scale_down(float* units, int count) {
        for (int at = 0; at < count; at++) {
            float unit = units[at] > 0 ? units[at] : 0;
            units[at] = (float)(int)(unit * (1.0f / 512));
        }
    }
    static float kernel_dot_product(const float* some, const float* table, long long begin, int width) {
        float sums[4] = {0, 0, 0, 0};
        int column = 0;
        for (; column + 3 < width; column += 4)
            for (int k = 0; k < 4; k++) sums[k] += some[column + k] * table[begin + column + k];
        for (; column < width; column++) sums[0] += some[column] * table[begin + column];
        return (sums[0] + sums[1]) + (sums[2] + sums[3]);
    }
    """
    void* kernel_aligned(size_t size) noexcept nogil
    void kernel_free_aligned(void* memory) noexcept nogil
    int lowest "kernel_lowest"(unsigned long long mask) noexcept nogil
    void prefetch "kernel_prefetch"(unsigned long long* memory, long long index) noexcept nogil
    void add_rows "kernel_add_rows"(float* sums, float* table, int* rows, int count, int width) noexcept nogil
    void add_products "kernel_add_products"(float* sums, float* table, float* factors, int count, int width) noexcept nogil
    void scale_down "kernel_scale_down"(float* units, int count) noexcept nogil
    float dot_product "kernel_dot_product"(float* some, float* table, long long begin, int width) noexcept nogil

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
