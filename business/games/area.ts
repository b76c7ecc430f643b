import { type AreaContext, defineArea } from '../../engine/action.ts'
import { REMINDER_PAGE } from '../reminders/page.ts'
import { recentSearches } from './search-history.ts'
import { followFavorites } from './shared-favorites.ts'

/** The pages with the frame of a game. A brand link of a mini-app opens the second one. */
const GAME_PAGES: readonly unknown[] = ['/game', '/game-miniapp']

/**
 * Loads the favorites after a login, and the address of a game whose page was opened directly. A launch ends when its
 * page is left. The reminders run on these pages, and are loaded for the page with their settings.
 */
export const area = defineArea({
  name: 'games',
  policy: 'gaming-ph',
  start(ctx) {
    const session = (): void => void followSession(ctx)
    let opening: Promise<() => Promise<void>> | undefined
    const isOpen = (): boolean => GAME_PAGES.includes(ctx.read('route.path'))
    // Only the pages of games load this code.
    const direct = async (): Promise<void> => {
      if (!isOpen()) return
      try {
        const open = await (opening ??= import('./direct-opening.ts').then(({ directOpening }) => directOpening(ctx)))
        await open()
      } catch {
        opening = undefined
        ctx.setFacts({ 'launch.status': 'error' })
      }
    }
    let reminders: Promise<void> | undefined
    const remind = (): void => {
      if (!isOpen() && ctx.read('route.path') !== REMINDER_PAGE) return
      reminders ??= import('../reminders/follow-reminders.ts').then(
        ({ followReminders }) => followReminders(ctx, isOpen),
        () => {
          // The screen says that nothing reminds. The next of these pages tries again.
          reminders = undefined
          ctx.setFacts({ 'reminders.status': 'error' })
        },
      )
    }
    ctx.setFacts({
      'launch.status': 'idle',
      'launch.waitMs': ctx.constant('launchWaitMs'),
      'games.recentSearches': recentSearches(ctx),
    })
    ctx.watch(['fact.session.loggedIn'], session)
    ctx.watch(['fact.device.online'], () => void (isOnline(ctx) && syncFavorites(ctx)))
    ctx.watch(['route', 'fact.session.loggedIn'], () => void direct())
    ctx.watch(['route'], remind)
    ctx.watch(['route'], () => void (!isOpen() && isLaunched(ctx) && ctx.run('games.cancel')))
    followFavorites(({ loginName, games }) => {
      if (ctx.read('fact.session.loggedIn') === true && ctx.read('fact.session.loginName') === loginName)
        ctx.setFacts({ 'player.favorites': games, 'games.favoriteCount': games.length })
    })
    session()
    void direct()
    remind()
  },
})

async function followSession(ctx: AreaContext): Promise<void> {
  const isLoggedIn = ctx.read('fact.session.loggedIn')
  if (isLoggedIn === true) await syncFavorites(ctx)
  else if (isLoggedIn === false)
    ctx.setFacts({
      'games.favoriteCount': 0,
      'games.savedFavorites': [],
      'games.loaded': false,
      'games.recent': [],
      'games.recentCount': 0,
    })
  // The gray list and the not-approved list depend on the player, so a login loads the games again.
  if (ctx.read('fact.session.freshLogin') === true) await ctx.run('data.refresh', { call: 'games/all' })
}

const isOnline = (ctx: AreaContext): boolean => ctx.read('fact.device.online') === true

/** Sends kept changes, which also loads the favorites. Without such changes the favorites are loaded once. */
async function syncFavorites(ctx: AreaContext): Promise<void> {
  if (ctx.read('fact.session.loggedIn') !== true) return
  if (isOnline(ctx)) await ctx.run('games.sendFavorites')
  if (ctx.read('fact.games.loaded') !== true) await ctx.run('games.loadFavorites')
}

const isLaunched = (ctx: AreaContext): boolean => ctx.read('fact.launch.status') !== 'idle'
