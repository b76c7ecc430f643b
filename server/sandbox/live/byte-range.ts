/** The bytes that a request asks for, both ends included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * Reads the header `range` of a request for a file of `size` bytes. Undefined stands for the whole file: without the
 * header, and for several ranges at once, which a server may ignore.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'invalid' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first > last ? 'invalid' : { first, last }
}
