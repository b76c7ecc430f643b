/** Whether the frame may open `src`: a path of this site, an https address, or localhost during development. */
export function isGameAddress(src: string): boolean {
  return (
    /^\/(?![/\\])/.test(src) ||
    /^https:\/\/[^\s\\]+$/.test(src) ||
    /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/[^\s\\]*$/.test(src)
  )
}
