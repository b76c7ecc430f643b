import { defineArea } from '../../engine/action.ts'

/** Loads the identity status after a login, so rules can use it at once. */
export const area = defineArea({
  name: 'identity',
  start(ctx) {
    const follow = (): void => {
      if (ctx.read('fact.session.loggedIn') === true) void ctx.run('identity.load')
    }
    ctx.setFacts({ 'identity.action': 6, 'identity.reminded': false })
    ctx.watch(['fact.session.loggedIn'], follow)
    follow()
  },
})
