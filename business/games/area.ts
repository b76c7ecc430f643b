import { type AreaContext, defineArea } from '../../engine/action.ts'
import { REMINDER_PAGE, showsReminders } from '../reminders/page.ts'
import { isLaunched } from './launch-status.ts'
import { LISTED, listedFacts } from './listed-facts.ts'
import { shownLikes } from './like-counts.ts'
import { pageFacts } from './page-facts.ts'
import { recentSearches } from './search-history.ts'
import { sharedFavorites } from './shared-favorites.ts'

/**
 * Paths of the two pages that show a game in a frame (brand links of mini-apps open the second), and of the page with
 * the reminder settings (document 2, section 2).
 */
const GAME_AND_REMINDER_PAGES: readonly unknown[] = ['/game', '/game-miniapp', REMINDER_PAGE]

/**
 * Loads the favorites after a login, and launches the game when `/game` is opened by its address. Leaving the page ends
 * the launch. Reminders run on game pages; the pages that show their settings load them too.
 */
export const area = defineArea({
  name: 'games',
  policy: 'gaming-ph',
  start(ctx) {
    const onSessionChange = (): void => void followSession(ctx)
    let opening: Promise<() => Promise<void>> | undefined
    const isGameOrReminderPage = (): boolean => GAME_AND_REMINDER_PAGES.includes(ctx.read('route.path'))
    // `follow-pages.ts` is loaded on these pages and on those that show the reminder settings.
    const followOpenPage = async (): Promise<void> => {
      if (!isGameOrReminderPage() && !showsReminders(ctx)) return
      try {
        opening ??= import('./follow-pages.ts').then(
          ({ followPages }) => followPages(ctx, isGameOrReminderPage),
          (error: unknown) => {
            opening = undefined
            throw error
          },
        )
        const open = await opening
        await open()
      } catch (error) {
        ctx.report({ code: 'GAME-PAGE', message: String(error) })
        if (isGameOrReminderPage() && ctx.read('route.path') !== REMINDER_PAGE)
          ctx.setFacts({ 'launch.status': 'error' })
        else if (ctx.read('fact.session.loggedIn') === true) ctx.setFacts({ 'reminders.status': 'error' })
      }
    }
    ctx.setFacts({
      'launch.status': 'idle',
      'launch.waitMs': ctx.constant('launchWaitMs'),
      'games.recentSearches': recentSearches(ctx),
      'games.excluded': [],
      'games.inMaintenance': [],
    })
    ctx.watch(LISTED, () => {
      const listed = listedFacts(ctx)
      if (listed !== undefined) ctx.setFacts(listed)
    })
    ctx.watch(['fact.session.loggedIn'], onSessionChange)
    ctx.watch(['fact.device.online'], () => void (isOnline(ctx) && syncFavorites(ctx)))
    ctx.watch(['route', 'fact.session.loggedIn'], () => void followOpenPage())
    ctx.watch(['route'], () => void (!isGameOrReminderPage() && isLaunched(ctx) && ctx.run('games.cancel')))
    ctx.watch(['fact.route.path'], () => updateFactsOfPage(ctx))
    sharedFavorites.follow(ctx, ({ games: ids }) => {
      if (!Array.isArray(ids)) return
      const games = ids.filter((id) => typeof id === 'string')
      const gameId = ctx.read('fact.launch.gameId') ?? ''
      ctx.setFacts({
        'player.favorites': games,
        'games.favoriteCount': games.length,
        // The other tab has stored the number of likes.
        'launch.likes': shownLikes(ctx, gameId, ctx.read('fact.launch.listedLikes') ?? 0),
      })
    })
    onSessionChange()
    void followOpenPage()
  },
})

async function followSession(ctx: AreaContext): Promise<void> {
  const isLoggedIn = ctx.read('fact.session.loggedIn')
  if (isLoggedIn === true) await syncFavorites(ctx)
  else if (isLoggedIn === false)
    ctx.setFacts({
      'games.favoriteCount': 0,
      'games.favoritesStatus': 'idle',
      ...pageFacts([], []),
    })
}

const isOnline = (ctx: AreaContext): boolean => ctx.read('fact.device.online') === true

/**
 * Sends the stored changes of favorites, which also loads the favorites. If none were sent, loads the favorites unless
 * they are loaded already.
 */
async function syncFavorites(ctx: AreaContext): Promise<void> {
  if (ctx.read('fact.session.loggedIn') !== true) return
  if (isOnline(ctx)) await ctx.run('games.sendFavorites')
  if (ctx.read('fact.games.favoritesStatus') === 'ready') return
  const loaded = await ctx.run('games.loadFavorites')
  if (loaded.ok || ctx.read('fact.session.loggedIn') !== true) return
  ctx.setFacts({ 'games.favoritesStatus': 'error' })
  ctx.failedToLoad(loaded.error)
}

/** The lists of a page that opens use the favorites of this moment. */
function updateFactsOfPage(ctx: AreaContext): void {
  if (ctx.read('fact.games.favoritesStatus') === 'ready')
    ctx.setFacts(pageFacts(ctx.read('fact.player.favorites') ?? [], ctx.read('fact.games.opened') ?? []))
}
