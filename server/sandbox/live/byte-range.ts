/** The byte range that a request names; both ends are included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * Reads the header `range` of a request for a file of `size` bytes. Returns undefined for the whole file: without the
 * header, or with several ranges, which a server may ignore.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'invalid' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first > last ? 'invalid' : { first, last }
}
