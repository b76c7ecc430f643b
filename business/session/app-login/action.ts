import { defineAction } from '../../../engine/action.ts'
import { openContainerLogin } from '../../container-login.ts'

export const action = defineAction({
  name: 'session.appLogin',
  run: ({ container, read }) => ({ ok: true, stop: openContainerLogin(container, read('fact.route.path')) }),
})
