import { createPlayerChannel } from '../tab-channel.ts'

/**
 * Shares changes of likes and follows. A message is a `PendingMark` when it is shown, and `{ subject, isSaved: true }`
 * when the gateway has accepted one. The second has no ID, because another tab may have changed the mark again.
 */
export const sharedMarks = createPlayerChannel('marks')
