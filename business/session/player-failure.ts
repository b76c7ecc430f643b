import type { ActionContext, Failure } from '../../engine/action.ts'

/** Reports to the native app that the record of the player could not be loaded (document 2, section 8). */
export function reportPlayerFailure({ container }: Pick<ActionContext, 'container'>, { code, message }: Failure): void {
  container.report({ errType: 'login', errCode: '1111', errMsg: message || code, apiName: '/customer/getByLoginName' })
}
