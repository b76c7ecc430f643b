import type { CallHandler } from '../call-handler.ts'
import { businessCalls } from './business.ts'
import { customerCalls } from './customer.ts'
import { gameCalls } from './games.ts'
import { liveCalls } from './live.ts'
import { listCalls } from './lists.ts'
import { reminderCalls } from './reminders.ts'
import { sessionCalls } from './session.ts'
import { siteCalls } from './site.ts'
import { trackingCalls } from './tracking.ts'

/** All call handlers by path. A test compares them with the contracts of the business areas. */
export const callHandlers: ReadonlyMap<string, CallHandler> = new Map(
  [
    ...sessionCalls,
    ...customerCalls,
    ...siteCalls,
    ...listCalls,
    ...gameCalls,
    ...trackingCalls,
    ...liveCalls,
    ...reminderCalls,
    ...businessCalls,
  ].map((handler) => [handler.path, handler]),
)
