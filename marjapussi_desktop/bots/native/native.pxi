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
    """
    void* kernel_aligned(size_t size) noexcept nogil
    void kernel_free_aligned(void* memory) noexcept nogil
    int lowest "kernel_lowest"(unsigned long long mask) noexcept nogil
    void prefetch "kernel_prefetch"(unsigned long long* memory, long long index) noexcept nogil

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
