/** Whether `src` may be opened in the frame: an address of this site, `https:`, or this machine while developing. */
export function isGameAddress(src: string): boolean {
  return /^\/(?![/\\])/.test(src) || /^https:\/\/[^\s\\]+$/.test(src) || /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/[^\s\\]*$/.test(src)
}
