/**
 * Keys of the storage of the device that are kept when a mini-app or a bot frame opens in a new visit. All other keys
 * are removed then.
 *
 * The device, the skin, the release and popup counts do not belong to a person. The time played today is kept because
 * otherwise the reminders would restart with each visit. VIP levels, closed guides and closed messages are stored
 * separately for each player. Without the orders of gifts a gift could be charged twice, and without the reported first
 * deposit it would be reported twice. The orders name their player; of first deposits only the instant is stored. The
 * choice about tracking is kept because a refusal must not end with a visit, and the events that wait are kept until
 * they are sent.
 */
import { keptByEngine, POPUPS_OF } from '../engine/core/kept-keys.ts'

export const kept = {
  ...keptByEngine,
  device: 'device',
  play: 'play',
  vipLevels: 'vipLevels',
  guides: 'guides',
  fortuneSeen: 'fortuneSeen',
  giftOrders: 'giftOrders',
  trackingChoice: 'tracking',
  trackedEvents: 'tracking.events',
  /** The instants of first deposits that have been reported. */
  firstDeposits: 'tracking.firstDeposit',
} as const

/**
 * The beginnings of keys that are followed by a login name (empty for visitors): popups and reminders shown today,
 * because otherwise "once a day" would be "once per visit" (AM-069), and changes of favorites until they are sent.
 */
export const keptOf = {
  popups: POPUPS_OF,
  identityReminder: 'ekyc-reminder.',
  favoriteChanges: 'favoriteChanges.',
} as const
