import type { ActionContext, CallPayload } from '../../engine/action.ts'
import { packageOf, readAttribution } from '../attribution.ts'

/** The fields about the origin of a player for logins, registrations and logouts. */
export function attributionFields({ read, constant }: Pick<ActionContext, 'read' | 'constant'>) {
  const { afWebUserId: _header, ...given } = readAttribution(read('fact.tracking.choice'))
  return {
    appsFlyerId: '',
    idfv: '',
    afAppId: '',
    afException: '',
    ...given,
    package: packageOf(read('fact.device.container'), constant('productId')),
  } satisfies Partial<CallPayload<'session/loginAccount'>>
}
