/** A size for people: `312 bytes`, `4.2 KB`, `16 MB`. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`
  const [size, unit] = bytes < 1024 ** 2 ? [bytes / 1024, 'KB'] : [bytes / 1024 ** 2, 'MB']
  return `${size.toFixed(1).replace('.0', '')} ${unit}`
}

/** Returns the limit that a size exceeds, with the difference if size and limit look the same when rounded. */
export function limitInWords(bytes: number, most: number): string {
  const limit = `the limit is ${sizeInWords(most)}`
  return sizeInWords(bytes) === sizeInWords(most) ? `${limit}, which is ${sizeInWords(bytes - most)} less` : limit
}
