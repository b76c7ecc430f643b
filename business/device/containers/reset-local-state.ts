/**
 * Storage keys that are kept. The device, the skin, the release and popup counts do not belong to a person. The time
 * played today is kept because otherwise the reminders would restart with each visit. VIP levels, closed guides and
 * closed messages are stored separately for each player. Without the orders of gifts a gift could be charged twice, and
 * without the reported first deposit it would be reported twice. The orders name their player; of first deposits only
 * the instant is stored. The choice about tracking is kept because a refusal must not end with a visit, and the events
 * that wait are kept until they are sent.
 */
const KEPT = new Set([
  'habi.device',
  'habi.skin',
  'habi.release',
  'habi.popupCounts',
  'habi.play',
  'habi.vipLevels',
  'habi.guides',
  'habi.fortuneSeen',
  'habi.giftOrders',
  'habi.tracking',
  'habi.tracking.events',
  'habi.tracking.firstDeposit',
])
/**
 * Keys of the popups and reminders shown today, by login name (empty for visitors). They are kept, because otherwise
 * "once a day" would be "once per visit" (AM-069). Changes of favorites are kept until they are sent.
 */
const KEPT_BY_NAME = /^habi\.(popups\.|ekyc-reminder\.|favoriteChanges\.)/
const ENTERED = 'habi.entered'

/**
 * Removes, once per session, the data that an earlier user of the mini-app or bot frame has left on this device
 * (document 1, section 6, line 143). Runs before the session of the player is restored.
 */
export function resetLocalState(): void {
  try {
    if (sessionStorage.getItem(ENTERED) !== null) return
    sessionStorage.setItem(ENTERED, '1')
    for (const key of Object.keys(localStorage))
      if (key.startsWith('habi.') && !KEPT.has(key) && !KEPT_BY_NAME.test(key)) localStorage.removeItem(key)
  } catch {
    // Without storage there is no state to remove.
  }
}
