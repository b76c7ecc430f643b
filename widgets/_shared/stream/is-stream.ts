/** Whether an address names an HLS playlist. */
export function isStream(address: string): boolean {
  return /\.m3u8$/i.test(address.split(/[?#]/)[0] ?? '')
}
