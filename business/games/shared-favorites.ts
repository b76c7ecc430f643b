import { createPlayerChannel } from '../tab-channel.ts'

/** Shares changes of favorites. The message has the field `games`: IDs of the favorites, newest first. */
export const sharedFavorites = createPlayerChannel('favorites')
