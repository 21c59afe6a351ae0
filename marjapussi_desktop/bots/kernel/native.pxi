# The head of the compiled twin: what `shadow.py` is to the plain one.
import cython
from libc.stdlib cimport calloc, free

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int kernel_lowest(unsigned long long mask) {
        unsigned long index;
        _BitScanForward64(&index, mask);
        return (int)index;
    }
    static __inline int kernel_count(unsigned long long mask) {
        int count = 0;
        for (; mask; mask &= mask - 1) count++;
        return count;
    }
    #else
    static inline int kernel_lowest(unsigned long long mask) { return __builtin_ctzll(mask); }
    static inline int kernel_count(unsigned long long mask) { return __builtin_popcountll(mask); }
    #endif
    """
    int lowest "kernel_lowest"(unsigned long long mask) noexcept nogil
    int count_bits "kernel_count"(unsigned long long mask) noexcept nogil

cdef int* new_ints(Py_ssize_t count) except NULL:
    cdef int* memory = <int*>calloc(count, sizeof(int))
    if memory == NULL:
        raise MemoryError
    return memory

cdef long long* new_longs(Py_ssize_t count) except NULL:
    cdef long long* memory = <long long*>calloc(count, sizeof(long long))
    if memory == NULL:
        raise MemoryError
    return memory

cdef unsigned long long* new_words(Py_ssize_t count) except NULL:
    cdef unsigned long long* memory = <unsigned long long*>calloc(count, sizeof(unsigned long long))
    if memory == NULL:
        raise MemoryError
    return memory

cdef void free_ints(int* memory) noexcept:
    free(memory)

cdef void free_longs(long long* memory) noexcept:
    free(memory)

cdef void free_words(unsigned long long* memory) noexcept:
    free(memory)
