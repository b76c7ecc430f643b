import { base64Of } from '../api/base64.ts'

/** Returns the `data:` address of an image file, which needs no request. */
export function dataAddress(path: string, bytes: Uint8Array): string {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  const type = ending === 'svg' ? 'svg+xml' : ending === 'jpg' ? 'jpeg' : ending
  return `data:image/${type};base64,${base64Of(bytes)}`
}
