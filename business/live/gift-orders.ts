/**
 * Orders of gifts that the gateway has not answered. They stay on the device, so the same gift is sent again as the same
 * order after the page was loaded again, and is charged once.
 */
import type { ActionContext } from '../../engine/action.ts'
import { isObject, type JsonObject } from '../../engine/core/json.ts'

type OrderContext = Pick<ActionContext, 'storage' | 'now'>

const KEY = 'giftOrders'

/** For this time, the same gift is the order without an answer. Later, the player gives another one. */
const REPEAT_MS = 300_000

/** The orders of the last minutes, by player, room and gift. */
function recentOrders({ storage, now }: OrderContext): JsonObject {
  const stored = storage.get(KEY)
  const isRecent = (order: unknown): boolean => isObject(order) && now() - Number(order['at']) < REPEAT_MS
  return Object.fromEntries(Object.entries(isObject(stored) ? stored : {}).filter(([, order]) => isRecent(order)))
}

/** The ID of the order for a gift. It is stored before the call, because the page may close during the call. */
export function beginOrder(ctx: OrderContext, gift: string): string {
  const orders = recentOrders(ctx)
  const known = orders[gift]
  const id = isObject(known)
    ? String(known['orderId'])
    : `${Math.round(ctx.now())}-${Math.random().toString(36).slice(2)}`
  ctx.storage.set(KEY, { ...orders, [gift]: { orderId: id, at: ctx.now() } })
  return id
}

/** The gateway has answered the order. */
export function endOrder(ctx: OrderContext, gift: string): void {
  const { [gift]: _, ...others } = recentOrders(ctx)
  if (Object.keys(others).length === 0) ctx.storage.remove(KEY)
  else ctx.storage.set(KEY, others)
}
