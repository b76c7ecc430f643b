import { defineArea } from '../../engine/action.ts'

/** Loads the identity status after a login, so rules can use it at once. */
export const area = defineArea({
  name: 'identity',
  start(ctx) {
    const follow = async (): Promise<void> => {
      if (ctx.read('fact.session.loggedIn') !== true) return
      const loaded = await ctx.run('identity.load')
      if (!loaded.ok) ctx.failedToLoad(loaded.error)
    }
    ctx.setFacts({ 'identity.action': 6, 'identity.reminded': false })
    ctx.watch(['fact.session.loggedIn'], () => void follow())
    void follow()
  },
})
