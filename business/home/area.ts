import { defineArea } from '../../engine/action.ts'

/** Sets the facts on which the popups of Home and the first-time guide depend. Only Home loads `follow-home.ts`. */
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
        // Home works without its popups. When the next page of Home opens, their code is loaded again.
        isLoading = false
        ctx.report({ code: 'HOME-LOAD', message: String(error) })
      }
    }
    const stop = ctx.watch(['fact.route.id'], () => void begin())
    void begin()
  },
})
