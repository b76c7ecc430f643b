/**
 * Entries that are kept because they do not belong to a person: the device, the skin, the release, and counts of
 * popups. The time played today is also kept; otherwise the reminders would restart with each visit. VIP levels and
 * closed guides are kept, because they are stored for each player.
 */
const KEPT = new Set([
  'habi.device',
  'habi.skin',
  'habi.release',
  'habi.popupCounts',
  'habi.play',
  'habi.vipLevels',
  'habi.guides',
])
/** What was shown to a player today, by login name. Without it, "once a day" would be "once per visit" (AM-069). */
const KEPT_OF_PLAYER = /^habi\.(popups|ekyc-reminder)\../
const ENTERED = 'habi.entered'

/**
 * Removes the data that an earlier user of the mini-app or bot frame has left on this device, once per session
 * (document 1, section 6, line 143). Runs before the session of the player is restored.
 */
export function resetLocalState(): void {
  try {
    if (sessionStorage.getItem(ENTERED) !== null) return
    sessionStorage.setItem(ENTERED, '1')
    for (const key of Object.keys(localStorage))
      if (key.startsWith('habi.') && !KEPT.has(key) && !KEPT_OF_PLAYER.test(key)) localStorage.removeItem(key)
  } catch {
    // Without storage there is no state to remove.
  }
}
