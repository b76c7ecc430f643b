import { defineAction } from '../../../engine/action.ts'

export const action = defineAction({
  name: 'session.appLogin',
  run: ({ container }) => ({ ok: true, stop: container.login() }),
})
