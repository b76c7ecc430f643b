/**
 * Orders of gifts that the gateway has not answered. They are stored on the device, so a gift that is sent again after
 * a reload has the same order ID and is charged once.
 */
import type { ActionContext } from '../../engine/action.ts'
import { isObject, type JsonObject } from '../../engine/core/json.ts'

type OrderContext = Pick<ActionContext, 'storage' | 'now'>

const KEY = 'giftOrders'

/** Milliseconds during which giving the same gift again repeats the unanswered order. Later, it is a new order. */
const REPEAT_MS = 300_000

/** Returns the orders younger than `REPEAT_MS`. Keys are player, room and gift. */
function recentOrders({ storage, now }: OrderContext): JsonObject {
  const stored = storage.get(KEY)
  const isRecent = (order: unknown): boolean => isObject(order) && now() - Number(order['at']) < REPEAT_MS
  return Object.fromEntries(Object.entries(isObject(stored) ? stored : {}).filter(([, order]) => isRecent(order)))
}

/** Returns the order ID for a gift. The ID is stored before the call, because the page may close during the call. */
export function beginOrder(ctx: OrderContext, gift: string): string {
  const orders = recentOrders(ctx)
  const known = orders[gift]
  const id = isObject(known)
    ? String(known['orderId'])
    : `${Math.round(ctx.now())}-${Math.random().toString(36).slice(2)}`
  ctx.storage.set(KEY, { ...orders, [gift]: { orderId: id, at: ctx.now() } })
  return id
}

/** Removes an order that was answered. */
export function endOrder(ctx: OrderContext, gift: string): void {
  const { [gift]: _, ...others } = recentOrders(ctx)
  if (Object.keys(others).length === 0) ctx.storage.remove(KEY)
  else ctx.storage.set(KEY, others)
}
