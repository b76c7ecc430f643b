import { defineArea } from '../../engine/action.ts'

/** Sets what the popups of Home and the first-time guide depend on. Other pages do not load this code. */
export const area = defineArea({
  name: 'home',
  policy: 'gaming-ph',
  start(ctx) {
    const isHome = (): boolean => String(ctx.read('fact.route.id')).startsWith('home')
    let isLoading = false
    const begin = async (): Promise<void> => {
      if (!isHome() || isLoading) return
      isLoading = true
      try {
        const { followHome } = await import('./follow-home.ts')
        stop()
        followHome(ctx)
      } catch (error) {
        // Without its popups Home is complete. The next page of Home loads the code again.
        isLoading = false
        ctx.report({ code: 'HOME-LOAD', message: String(error) })
      }
    }
    const stop = ctx.watch(['fact.route.id'], () => void begin())
    void begin()
  },
})
