/** A release names a file by the first 20 digits of its hash. */
export function releaseName(file: string, hash: string): string {
  return `${hash.slice(0, 20)}${file.slice(file.lastIndexOf('.'))}`
}
