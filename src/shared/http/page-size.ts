/** Page size of every list (docs/reference/limits.md#lists). */
export const PAGE_SIZE = 10;
