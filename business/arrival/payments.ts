import { createTabChannel } from '../tab-channel.ts'

/** Notifies the other tabs of this browser of a payment (reading AM-010). The message is the time in milliseconds. */
export const payments = createTabChannel('payment')
