/** The position to which a key leads; the one after the last video is the end. Undefined for any other key. */
export function nextReel(key: string, shown: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'PageDown':
      return Math.min(shown + 1, count)
    case 'ArrowUp':
    case 'PageUp':
      return Math.max(shown - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count
    default:
      return undefined
  }
}
