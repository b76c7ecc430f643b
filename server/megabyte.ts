/** Bytes of a megabyte. */
export const MB = 1024 * 1024
