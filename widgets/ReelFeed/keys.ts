/**
 * Returns the position to which a key moves the feed. The position `count` is the end of the feed. Undefined for other
 * keys.
 */
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
