/**
 * True if a frame, or a document of another site, may be opened at `src`: a path of this site, an https address
 * without a user name, or localhost during development.
 */
export function isFrameAddress(src: string): boolean {
  return (
    /^\/(?![/\\])/.test(src) ||
    /^https:\/\/[\w.-]+(:\d+)?([/?#][^\s\\]*)?$/.test(src) ||
    /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/[^\s\\]*$/.test(src)
  )
}
