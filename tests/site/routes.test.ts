/**
 * Compares the routes of the site with the route table of the specification, row by row. The rows were written from
 * document 1, section 2 (each row names its line) and from the readings AM-nnn, not from the configuration. A row whose
 * screen does not exist yet is checked as soon as a route serves its path.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { matchRoute } from '../../engine/core/route-path.ts'
import { type ResolvedRoute, resolveRoute } from '../../engine/runtime/route-resolver.ts'
import type { World } from '../../engine/runtime/world.ts'
import { isHostFor } from '../../business/hosts.ts'
import { openSite, type SiteFacts } from './site.fixture.ts'

interface Row {
  readonly path: string
  /** Another path that shows the same screen as `path`. */
  readonly as?: string
  /** The path to which `path` redirects. */
  readonly to?: string
  /** The markers (L) and (P) in the row of the specification. */
  readonly marks?: 'L' | 'P' | 'LP'
  /** The path is not served yet: its screen needs another part of the product. */
  readonly later?: true
  /** The channel that reading AM-004 selects: the argument `kind` of the page `channel`. */
  readonly channel?: string
}

const later = (marks: '' | 'L' | 'P' | 'LP', paths: readonly string[]): readonly Row[] =>
  paths.map((path) => ({ path, later: true, ...(marks === '' ? {} : { marks }) }))

/** Rows by line of document 1, section 2. */
const table: { readonly [line: string]: readonly Row[] } = {
  'line 14, AM-004': [
    { path: '/' },
    { path: '/index', as: '/' },
    { path: '/cs', as: '/' },
    { path: '/taraplay', as: '/' },
    ...['perya', 'bingo', 'poker', 'casino', 'arcade', 'sports', 'loteria'].map((channel) => ({
      path: `/${channel}`,
      channel,
    })),
    { path: '/slot' },
  ],
  'line 15, AM-005, AM-006': [
    { path: '/games-ranking' },
    { path: '/slot/most-popular' },
    { path: '/slot/new-games' },
    { path: '/slot/recommend' },
    { path: '/slot/most-favorite' },
    { path: '/collection/first-steps' },
    { path: '/collection/slot_most_popular', to: '/slot/most-popular' },
    { path: '/collection/slot_most-popular', to: '/slot/most-popular' },
    { path: '/collection/slot_new_games', to: '/slot/new-games' },
    { path: '/collection/slot_New_Games', to: '/slot/new-games' },
    { path: '/collection/slot_new%20games', to: '/slot/new-games' },
    { path: '/collection/slot_Most%20Popular', to: '/slot/most-popular' },
    { path: '/collection/slot_MOST%20FAVORITE', to: '/slot/most-favorite' },
    { path: '/collection/slot_NEW-games', to: '/slot/new-games' },
    { path: '/collection/slot_most_POPULAR', to: '/slot/most-popular' },
    { path: '/collection/slot_MOST%20Favorite', to: '/slot/most-favorite' },
    { path: '/collection/slot_nEw-gAmEs', to: '/slot/new-games' },
    { path: '/collection/slot_mosT_populaR', to: '/slot/most-popular' },
    { path: '/collection/slot_mOST%20fAVORITe', to: '/slot/most-favorite' },
    { path: '/collection/slot_reCOMMend', to: '/slot/recommend' },
    { path: '/collection/slot_recommend', to: '/slot/recommend' },
    { path: '/collection/slot_Recommend', to: '/slot/recommend' },
    { path: '/collection/slot_MOST_POPULAR', to: '/slot/most-popular' },
    { path: '/collection/slot_most_favorite', to: '/slot/most-favorite' },
    { path: '/loteria/instant-win' },
    { path: '/search' },
    { path: '/newGame', as: '/search' },
    { path: '/games', as: '/search' },
    { path: '/bingoplus' },
    { path: '/table-and-card-game' },
    { path: '/gamezone', marks: 'P' },
    { path: '/game' },
    { path: '/game-miniapp' },
    { path: '/gameRedirect', to: '/game' },
    { path: '/blank' },
  ],
  'line 16, AM-016': [
    { path: '/bp-live' },
    { path: '/myFollowing' },
    { path: '/myHistory' },
    { path: '/liveRoom' },
    { path: '/talalive', marks: 'L' },
    { path: '/talalive/7', marks: 'L' },
    { path: '/talaliveNew', marks: 'L' },
    { path: '/talaliveNew/7', marks: 'L' },
  ],
  'line 17': [
    { path: '/reels' },
    { path: '/new_reel', as: '/reels' },
    { path: '/reels-page' },
    { path: '/reels-movie' },
  ],
  // The flow `arrive` opens the install link or /perya; without scripts the page shows a link instead.
  'line 18, AM-011': ['/LarongPinoy', '/PinoyGame', '/SuperJackpot', '/PinoyDropBall'].map((path) => ({ path })),
  'line 23, of the login': [
    { path: '/login' },
    { path: '/password', as: '/login' },
    { path: '/login/terms-policy' },
    { path: '/market_signup' },
    { path: '/resetPassword' },
  ],
  'line 23, of the account, AM-015': [
    { path: '/security-setting' },
    ...later('', ['/newbieSetPhone', '/setPhone', '/changePhone']),
    { path: '/joinsuccess', later: true },
    ...later('L', ['/joinvisitorsuccess', '/account', '/profile', '/userinfo', '/infomation', '/personalInformation']),
    ...later('L', ['/avatar', '/modifyNickName', '/security-deposit']),
    { path: '/security', to: '/account', later: true },
    ...later('L', ['/setLoginPwd', '/modifyLoginPwd', '/setWithdrawPwd', '/modifyWithdrawPwd', '/forgetWithdrawPwd']),
    { path: '/changeEmail', marks: 'LP', later: true },
    ...later('P', ['/verifyEmail', '/newMember']),
    { path: '/facecheck', later: true },
  ],
  'line 25': [
    { path: '/messages', to: '/messages/inbox', marks: 'L', later: true },
    ...later('L', ['/messages/inbox', '/messages/notices', '/Notifications', '/MessageDetails']),
    { path: '/MyMessage', to: '/messages/inbox', marks: 'L', later: true },
  ],
  'line 20 and line 28, AM-010, AM-017, AM-018': [
    { path: '/confirm', marks: 'L' },
    { path: '/wallet' },
    { path: '/giftCard', later: true },
    ...later('L', ['/deposit', '/bankorder', '/gpoorder', '/withdraw', '/withdraw/store', '/withdrawStatus']),
    ...later('L', ['/splitWithdraw']),
    ...later('LP', ['/bankcard', '/bankcard/add', '/withdraw/bank', '/withdraw/bankcard', '/withdraw/gcash']),
    ...later('LP', ['/withdraw/gcashAccount', '/fundAccount/list', '/fundAccount/addGcash', '/fundAccount/addMaya']),
    ...later('LP', ['/fundAccount/addBank', '/fundAccount/addCoinsph']),
  ],
  'line 30': later('L', ['/record', '/recordDetail', '/recordDetailLaz', '/gameRecordDetail', '/promoRecordDetail']),
  'line 33': [
    ...later('L', ['/aboutKYC', '/TakePhotoKYC', '/uploadKYCPhoto', '/uploadSelfie', '/InformationConfirm']),
    ...later('L', ['/TakeSelfie', '/ekyc', '/ekyc-progress', '/ekyc-status', '/ekyc-sdk', '/ekyc-information']),
    ...later('L', ['/ekyc-multi-accounts']),
  ],
  'line 36, of the points mall, AM-013': [
    ...later('L', ['/new-rewards/record', '/personal-rewards']),
    ...later('', ['/app-rewards', '/grants', '/products', '/points-mall', '/points-mall/7', '/points-mall/pay']),
    ...later('', ['/points-mall/pointsrules', '/gradeRules', '/growthDetails', '/pointsOverview', '/receivePoints']),
    ...later('', [
      '/donationList',
      '/donationDetails',
      '/voucher',
      '/checkin',
      '/vip-club',
      '/points-mall/orderDetails',
    ]),
    { path: '/pointsRules', as: '/points-mall/pointsrules', later: true },
    { path: '/orderDetails', as: '/points-mall/orderDetails', later: true },
    { path: '/orderSubmitted', as: '/points-mall/orderSubmitted', later: true },
    { path: '/myAddress', as: '/points-mall/myAddress', later: true },
  ],
  'line 42, AM-021, AM-022': [
    { path: '/inviteFriends', marks: 'L', later: true },
    { path: '/lifecycle/olduser-inv', to: '/campaign/invite', marks: 'L', later: true },
    { path: '/lifecycle/newcomer-inv', to: '/campaign/invite', later: true },
    ...later('', ['/campaign/invite', '/campaign/bpn25', '/campaign/drawModel7', '/campaign/some-code']),
    ...later('', ['/campaign/bpn25/a-popup', '/campaign/a-type/r1/b1', '/campaign-redeem/some-code']),
    ...later('', ['/campaign/luckydraw/rules', '/campaign/luckydraw/prize', '/campaign/missuniverse25/record']),
    ...later('', ['/landing/a-page', '/ldpage/letsbingo', '/saba', '/bbpilipinas', '/registration_station']),
    ...later('', ['/RegistrationRecords', '/lucky-spin-share', '/blitz-awards']),
    ...later('L', ['/pinball-game/record', '/pinball-game/game', '/activity/bingo-mega']),
    // The path redirects to Home, because no product host is approved (AM-020).
    { path: '/refer-friends', to: '/' },
  ],
  'line 42, AM-023, AM-027': ['7eleven', 'foodpanda', 'gcash'].map((partner) => ({
    path: `/bingo_night_${partner}`,
    to: '/?dialogType=login',
  })),
  'line 36, AM-014': [
    { path: '/rewards' },
    { path: '/new-rewards', as: '/rewards' },
    { path: '/rewards/vouchers', as: '/rewards' },
  ],
  'line 39': [
    { path: '/news' },
    { path: '/news/bingo-night' },
    { path: '/news/an-article-that-was-removed' },
    { path: '/rewards/first-deposit' },
    { path: '/rewards/a-promotion-that-has-ended' },
    { path: '/detailsPage' },
    ...['winner-story', 'brand-story', 'bingoplus-news', 'media-coverage', 'bingo-milestone'].flatMap((category) => [
      { path: `/news/${category}` },
      { path: `/news/${category}/an-article-that-was-removed`, as: '/news/an-article-that-was-removed' },
    ]),
    { path: '/bingo-news' },
    { path: '/promo' },
    { path: '/promo-promo' },
    { path: '/responsive-gaming' },
    { path: '/app-community' },
    { path: '/morepage', marks: 'LP' },
    { path: '/FAQ' },
    { path: '/live-support' },
    { path: '/agency-benefits' },
    { path: '/news-update' },
    { path: '/setting', marks: 'LP' },
    { path: '/responsibleGaming', marks: 'LP' },
    { path: '/terms-of-use' },
    { path: '/privacy-policy' },
    { path: '/liscence' },
    { path: '/anti-addiction' },
    { path: '/download' },
    { path: '/appdownload' },
    { path: '/apkdownload' },
    { path: '/downloadapp' },
    { path: '/ocssLdpage' },
    { path: '/maintenance' },
    { path: '/taraPlay' },
    { path: '/miniAccount' },
    { path: '/mayaAccount', marks: 'L' },
    { path: '/notWork' },
    { path: '/sport_video' },
  ],
  'line 44, AM-025': [
    ...['colorGame', 'slot', 'card', 'mine', 'tongits', 'fish'].map((applet) => ({
      path: `/glife_${applet}`,
      marks: 'L' as const,
    })),
    ...['colorGame', 'slot', 'card', 'mine', 'tongits', 'fish'].map((applet) => ({
      path: `/maya_${applet}`,
      as: `/glife_${applet}`,
    })),
    { path: '/partner_landingpage' },
    { path: '/partner.v2_landingpage', as: '/partner_landingpage' },
  ],
}

/**
 * Paths that differ from the specification only in upper and lower case, and paths that the specification does not
 * contain (AM-001, AM-004, AM-005, line 46).
 */
const unknown = [
  '/Index',
  '/TARAPLAY',
  '/faq',
  '/Faq',
  '/livesupport',
  '/larongpinoy',
  '/larongPinoy',
  '/gameredirect',
  '/responsiblegaming',
  '/notwork',
  '/detailspage',
  '/glife_colorgame',
  '/larongpinoy/',
  '/Game',
  '/gameMiniapp',
  '/Search',
  '/newgame',
  '/BingoPlus',
  '/appDownload',
  '/Market_Signup',
  '/Blank',
  '/foru',
  '/fishing',
  '/slot/no-such-section',
  '/collection/slot_no_such_section',
  '/Collection/slot_new_games',
  '/slot/New-Games',
  '/bingo_night_other',
  '/Refer-friends',
  '/news/winner-story/a/b',
  '/no-such-page',
]

const people: { readonly [name: string]: SiteFacts } = {
  visitor: { 'session.loggedIn': false },
  player: { 'session.loggedIn': true },
  // The gateway logs a guest in (registerMethod 7), without a name, a level or an identity check.
  guest: { 'session.loggedIn': true, 'player.nickname': '', 'player.vipLevel': 0, 'identity.ekycStatus': 0 },
}
const containers: { readonly [name: string]: SiteFacts } = {
  browser: { 'device.container': 'BROWSER', 'device.bot': false, 'device.os': 'none' },
  'bot frame': { 'device.container': 'BROWSER', 'device.bot': true, 'device.os': 'none' },
  'mini-app': { 'device.container': 'MINIAPP', 'device.bot': false, 'device.os': 'none' },
  'native app': { 'device.container': 'APP', 'device.bot': false, 'device.os': '0' },
}
const cases = Object.entries(people).flatMap(([person, own]) =>
  Object.entries(containers).flatMap(([container, device]) =>
    [false, true].map((isRestricted) => ({
      title: `a ${person} in a ${container}${isRestricted ? ' in restricted mode' : ''}`,
      isRestricted,
      needsLogin: person === 'visitor' && (container === 'browser' || container === 'bot frame'),
      facts: { ...own, ...device, 'site.restrictedMode': isRestricted },
    })),
  ),
)

const query = '?a=1&b=%26x'
const host = 'https://habi.example'
const testHosts = ['https://live.localhost', 'https://test.localhost']
const { app } = openSite({})

async function resolved(path: string, world: World, origin = host): Promise<ResolvedRoute> {
  const { hostname } = new URL(origin)
  const route = await resolveRoute(new URL(path, origin), app, world, async (pathname) => {
    const match = matchRoute(app.routes, pathname)
    const purpose = match?.route.hosts
    return Promise.resolve(
      purpose === undefined || isHostFor(purpose, app.constants.hosts, hostname) ? match : undefined,
    )
  })
  if (route === undefined) throw new Error(`${path} redirects without an end`)
  return route
}

/** The folder of the routes. `screens` contains the page and the argument `kind` of each route, by its id. */
const folder = resolve(import.meta.dirname, '..', '..', 'config', 'route')
const screens = new Map(
  readdirSync(folder).map((file) => {
    const { id, page, args } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      id: string
      page?: string
      args?: { kind?: string }
    }
    return [id, { page, kind: args?.kind }] as const
  }),
)
const screenOf = (path: string): { page?: string | undefined; kind?: string | undefined } | undefined =>
  screens.get(matchRoute(app.routes, path)?.route.id ?? '')
const isServed = ({ path, later }: Row): boolean => later !== true || matchRoute(app.routes, path) !== undefined

describe.each(Object.entries(table).filter(([, rows]) => rows.some(isServed)))('the routes of %s', (_, rows) => {
  const served = rows.filter(isServed)

  test.each(cases)('behave as the specification says for $title', async ({ facts, isRestricted, needsLogin }) => {
    const { world } = openSite(facts)
    for (const { path, to = path, marks = '' } of served) {
      const mayNotSee = isRestricted && marks.includes('P')
      const mustLogIn = !mayNotSee && needsLogin && marks.includes('L')
      const { url, match, needsLogin: isRefused } = await resolved(path + query, world)
      expect([url.pathname + url.search, isRefused], path).toEqual(
        mayNotSee || mustLogIn
          ? ['/', mustLogIn]
          : [to.includes('?') ? to.replace('?', `${query}&`) : to + query, false],
      )
      expect(match?.route.id, path).not.toBe('not-found')
      expect(match, path).toBeDefined()
    }
  })

  test('show the screens that the specification names for these paths', () => {
    for (const { path, as, channel, to } of served) {
      const screen = screenOf(path)
      if (as !== undefined) expect(screen, path).toEqual(screenOf(as))
      if (channel !== undefined) expect(screen, path).toEqual({ page: 'channel', kind: channel })
      if (to === undefined) expect(screen?.page, path).not.toBe('not-found')
    }
  })
})

/** Tests line 44 of document 1, section 2. */
test.each(cases)('/fun, /stream and /play exist on a test or live-play host only, for $title', async ({ facts }) => {
  const { world } = openSite(facts)
  for (const path of ['/fun', '/stream', '/play']) {
    for (const testHost of testHosts) {
      const { url, match } = await resolved(path + query, world, testHost)
      expect([url.href, match?.route.id]).toEqual([testHost + path + query, 'fun'])
    }
    expect((await resolved(path + query, world)).match, path).toBeUndefined()
  }
  expect((await resolved('/Fun', world, testHosts[0])).match).toBeUndefined()
})

test('a path that is not in the specification, or has other upper and lower case, is unknown and keeps its address', async () => {
  const { world } = openSite({ ...people.visitor, ...containers.browser })
  for (const path of unknown) {
    const { url, match } = await resolved(path + query, world)
    expect(match === undefined || screenOf(path)?.page === 'not-found', path).toBe(true)
    expect(url.pathname + url.search).toBe(path + query)
  }
})

test('the address of an article below its category opens the article', () => {
  const routes = ['/news/brand-story/why-habi', '/news/winner-story/after-a-win'].map(
    (path) => matchRoute(app.routes, path)?.route.id,
  )
  expect(routes).toEqual(['news-why-habi', 'news-after-a-win'])
})

test('static paths precede patterns', () => {
  const routes = ['/news/winner-story', '/news/bingo-night', '/news/x', '/rewards/vouchers', '/rewards/x'].map(
    (path) => matchRoute(app.routes, path)?.route.id,
  )
  expect(routes).toEqual(['news-winner-story', 'news-bingo-night', 'news-article', 'rewards', 'promo-unavailable'])
})
