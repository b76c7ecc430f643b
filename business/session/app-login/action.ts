import { defineAction } from '../../../engine/action.ts'
import { openContainerLogin } from '../../container-login.ts'
import { isLoggedIn, readCredentials } from '../../credentials.ts'

/** Opens the login of the container for a visitor. If the container has one, stops the steps. */
export const action = defineAction({
  name: 'session.appLogin',
  run: ({ container, read, storage }) => ({
    ok: true,
    stop: !isLoggedIn(readCredentials(storage)) && openContainerLogin(container, read('fact.route.path')),
  }),
})
