import { kept } from '../kept-keys.ts'
import { createUnansweredRequests } from './unanswered-requests.ts'

/**
 * Orders of gifts that the gateway has not answered. They are stored on the device, so a gift that is sent again after
 * a reload has the same order ID and is charged once.
 */
export const giftOrders = createUnansweredRequests(kept.giftOrders)
