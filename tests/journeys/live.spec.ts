/** Short videos and live rooms, with the sandbox behind them. */
import type { Page } from '@playwright/test'
import { contrastOf, parseColor } from '../../engine/core/color.ts'
import { boxOf } from './box.fixture.ts'
import { expect, inFullRuns, test } from './journey.fixture.ts'
import { hydrate, logIn, logInAndReload, open } from './player.fixture.ts'

const playing = async (page: Page): Promise<readonly string[]> =>
  await page
    .locator('video')
    .evaluateAll((videos: HTMLVideoElement[]) =>
      videos.filter(({ paused, currentTime }) => !paused && currentTime > 0).map(({ src }) => new URL(src).pathname),
    )

test('in the feed only the visible video plays, the next one is loaded, and a like needs the login', async ({
  page,
  site,
}) => {
  const videos: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.mp4') && !videos.includes(pathname)) videos.push(pathname)
  })
  const file = (name: string): string => `/api/static/videos/${name}.mp4`
  await open(page, `${site.origin}/reels`)
  await expect.poll(() => playing(page)).toEqual([file('parol')])
  expect(videos).toEqual([file('parol'), file('ferris')])
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => playing(page)).toEqual([file('ferris')])
  expect(videos).toEqual([file('parol'), file('ferris'), file('dice')])
  await page.keyboard.press(' ')
  await expect.poll(() => playing(page)).toEqual([])
  // The feed first loads eight videos, and loads the others before the reader reaches the end.
  await expect(page.getByRole('article', { name: 'She juggles the dice' })).toHaveCount(0)
  await page.keyboard.press('End')
  await expect(page.getByRole('article', { name: 'She juggles the dice' })).toHaveCount(1)
  await page.keyboard.press('End')
  await expect(page.getByRole('heading', { name: 'You have seen all videos' })).toBeInViewport()
  await page.getByRole('button', { name: 'Back to the first video' }).click()
  const like = page.getByRole('button', { name: 'Like: Parols in the evening wind' })
  await like.click()
  await logInAndReload(page, 'demo01', 'habi2026')
  // After the login, the app sends the like that was pressed before the login.
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await hydrate(page)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Paused to save data or reduce motion')).toBeVisible()
  expect(await playing(page)).toEqual([])
})

test('in the morning skin the focus ring is visible over short videos, in a live room and above a game', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, `${site.origin}/?dialogType=login`)
  await logIn(page, 'demo01', 'habi2026')
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeHidden()
  for (const [path, name] of [
    ['/reels', 'Leave the videos'],
    ['/liveRoom?liveId=7', 'Leave the room'],
    ['/game?gameId=50101&platformId=31&tryFlag=1', 'Leave the game'],
  ] as const) {
    await open(page, site.origin + path)
    const button = page.getByRole('button', { name, exact: true })
    await expect(button).toBeVisible()
    // The browser shows the ring only after a key.
    await page.keyboard.press('Shift')
    await button.focus()
    const ring = await button.evaluate((focused) => getComputedStyle(focused).outlineColor)
    const behind = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-scrim'),
    )
    expect(contrastOf(parseColor(ring)!, parseColor(behind)!), path).toBeGreaterThanOrEqual(3)
  }
})

test('a shared short video is the first video of the feed at the shared address, and the other videos follow', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    navigator.share = async (content) => {
      await Promise.resolve()
      window.name = content?.url ?? ''
    }
  })
  await open(page, `${site.origin}/new_reel`)
  await expect.poll(() => playing(page)).toEqual(['/api/static/videos/parol.mp4'])
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'Share: One turn on the wheel' }).click()
  const shared = `${site.origin}/new_reel?reelId=ferris`
  await expect.poll(() => page.evaluate(() => window.name)).toBe(shared)
  await open(page, shared)
  await expect.poll(() => playing(page)).toEqual(['/api/static/videos/ferris.mp4'])
  await expect(page.getByRole('article').first()).toHaveAccessibleName('One turn on the wheel')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => playing(page)).toEqual(['/api/static/videos/parol.mp4'])
})

test(
  'a live room that a visitor has opened is shown after a login in another tab',
  inFullRuns,
  async ({ page, context, site }) => {
    await open(page, `${site.origin}/liveRoom?liveId=21`)
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    const other = await context.newPage()
    await open(other, `${site.origin}/?dialogType=login`)
    await logIn(other, 'demo01', 'habi2026')
    await expect(other.getByRole('dialog', { name: 'Log in' })).toBeHidden()
    await page.bringToFront()
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeHidden()
    await expect.poll(() => playing(page)).toEqual(['/api/static/videos/fiesta.mp4'])
    // For a logged-in player, an address that opens the login shows only Home.
    await open(other, `${site.origin}/bingo_night_gcash`)
    await expect(other.getByRole('button', { name: 'Log in' })).toBeHidden()
    await expect(other.getByRole('dialog')).toBeHidden()
  },
)

test('a like and a follow are shown in the other tab of the player at once', async ({ page, context, site }) => {
  await open(page, `${site.origin}/?dialogType=login`)
  await logIn(page, 'demo01', 'habi2026')
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeHidden()
  const other = await context.newPage()
  for (const [path, name] of [
    ['/reels', /^Like: Parols/],
    ['/liveRoom?liveId=21', /^Follow/],
  ] as const) {
    for (const tab of [page, other]) {
      await open(tab, site.origin + path)
      await expect(tab.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'false')
    }
    for (const [pressed, isPressed] of [
      [other, 'true'],
      [page, 'false'],
    ] as const) {
      await pressed.getByRole('button', { name }).click()
      for (const tab of [page, other])
        await expect(tab.getByRole('button', { name })).toHaveAttribute('aria-pressed', isPressed)
    }
  }
})

test('the chat is requested only for a player in a room that exists', inFullRuns, async ({ page, site }) => {
  const chats: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/talaLive/chat')) chats.push(request.postData() ?? '')
  })
  await open(page, `${site.origin}/liveRoom?liveId=21`)
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  // The chat is repeated every 4 seconds.
  await page.waitForTimeout(5000)
  expect(chats).toEqual([])
  await logInAndReload(page, 'demo01', 'habi2026')
  await expect.poll(() => chats.length).toBeGreaterThan(1)
  expect(chats[0]).toContain('"liveId":"21"')
  await open(page, `${site.origin}/bp-live`)
  chats.length = 0
  for (const liveId of ['999', 'x'.repeat(70)]) {
    await open(page, `${site.origin}/liveRoom?liveId=${liveId}`)
    await expect(page.getByRole('heading', { name: 'The live room does not exist.' })).toBeVisible()
  }
  await page.waitForTimeout(5000)
  expect(chats).toEqual([])
})

test(
  'with text of double size, the message field and the gifts of a live room are on the screen',
  inFullRuns,
  async ({ page, context, site }) => {
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await open(page, `${site.origin}/liveRoom?liveId=21`)
    await logInAndReload(page, 'demo01', 'habi2026')
    const openGifts = page.getByRole('button', { name: 'Gifts' })
    await expect(page.getByRole('textbox', { name: 'Write a message' })).toBeInViewport({ ratio: 1 })
    await expect(openGifts).toBeInViewport({ ratio: 1 })
    await openGifts.click()
    const gifts = page.getByRole('dialog', { name: 'Gifts' })
    await expect(gifts).toBeInViewport({ ratio: 1 })
    const images = gifts.getByRole('listitem').locator('img')
    await expect(images).toHaveCount(5)
    await expect
      .poll(() => images.evaluateAll((all: HTMLImageElement[]) => all.every((image) => image.naturalWidth > 0)))
      .toBe(true)
    await gifts.getByRole('button', { name: 'Close' }).click()
    await expect(openGifts).toBeFocused()
  },
)

test(
  'on a phone a live room covers the top of the video with one line, and all else is in the lower third',
  inFullRuns,
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, `${site.origin}/liveRoom?liveId=7`)
    await logInAndReload(page, 'demo01', 'habi2026')
    await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(8)
    expect((await boxOf(page.getByRole('heading', { level: 1 }))).height).toBeLessThan(32)
    const buttons = page.getByRole('button', { name: /^(?:Play |Sound|Send|Gifts)/ })
    await expect(buttons).not.toHaveCount(0)
    for (const part of [page.getByRole('log'), buttons])
      for (const one of await part.all()) expect((await boxOf(one)).y).toBeGreaterThan((844 * 2) / 3)
    await expect(page.getByRole('navigation')).toBeHidden()
    // On a phone held sideways, the chat is beside the video.
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(page.getByRole('textbox', { name: 'Write a message' })).toBeInViewport({ ratio: 1 })
    const video = await boxOf(page.locator('video'))
    expect((await boxOf(page.getByRole('log'))).x).toBeGreaterThanOrEqual(video.x + video.width)
  },
)

test(
  'on desktop the first frame of a short video fills the space beside the video',
  inFullRuns,
  async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, `${site.origin}/reels`)
    const first = page.getByRole('article').first()
    const [around, backdrop, video] = await Promise.all([
      boxOf(first),
      boxOf(first.locator('img').first()),
      boxOf(first.locator('video')),
    ])
    expect(backdrop.x).toBeLessThanOrEqual(around.x)
    expect(backdrop.width).toBeGreaterThanOrEqual(around.width)
    expect(video.width / video.height).toBeCloseTo(9 / 16, 2)
  },
)

test(
  'on desktop a live room has the host, the game, other rooms and the chat beside the video',
  inFullRuns,
  async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, `${site.origin}/liveRoom?liveId=21`)
    await logInAndReload(page, 'demo01', 'habi2026')
    const video = await boxOf(page.locator('video'))
    const game = page.getByRole('button', { name: 'Play Pista Bingo' })
    const chat = page.getByRole('log', { name: 'Chat' })
    for (const part of [page.getByRole('heading', { level: 1 }), page.getByText('Bayan Bingo'), game, chat])
      expect((await boxOf(part)).x).toBeGreaterThan(video.x + video.width)
    expect((await boxOf(game)).width).toBeLessThan(120)
    await expect(page.getByRole('navigation', { name: 'Main pages' })).toBeInViewport()
    const others = page.getByRole('region', { name: 'More rooms' })
    await expect(others.getByRole('listitem')).toHaveCount(11)
    await expect(others).not.toContainText('Our fiesta concert')
    await others.getByRole('button', { name: /The plaza on a Sunday/ }).click()
    await expect(page).toHaveURL(`${site.origin}/liveRoom?liveId=24`)
    await expect(page.getByRole('heading', { name: 'The plaza on a Sunday' })).toBeVisible()
  },
)

test(
  'going back in a live room first closes the gifts, and then leaves the room',
  inFullRuns,
  async ({ page, site }) => {
    await open(page, `${site.origin}/bp-live`)
    await page.getByRole('button', { name: /^Replay.*Our fiesta concert/ }).click()
    await logIn(page, 'demo01', 'habi2026')
    await page.getByRole('button', { name: 'Gifts' }).click()
    const gifts = page.getByRole('dialog', { name: 'Gifts' })
    await expect(gifts.getByRole('button', { name: /Halo-halo/ })).toBeVisible()
    await page.goBack()
    await expect(gifts).toBeHidden()
    await expect(page).toHaveURL(`${site.origin}/liveRoom?liveId=21`)
    await expect(page.getByRole('button', { name: 'Gifts' })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(`${site.origin}/bp-live`)
  },
)

test(
  'a gift list that was closed and opened again still waits for the answer to the last gift',
  inFullRuns,
  async ({ page, site }) => {
    let orders = 0
    await page.route('**/api/talaLive/give', async (route) => {
      orders++
      await new Promise((resume) => setTimeout(resume, 3000))
      await route.continue()
    })
    await open(page, `${site.origin}/liveRoom?liveId=7`)
    await logInAndReload(page, 'demo01', 'habi2026')
    const gifts = page.getByRole('dialog', { name: 'Gifts' })
    const buy = gifts.getByRole('button', { name: 'Buy and send' })
    await page.getByRole('button', { name: 'Gifts' }).click()
    await gifts.getByRole('button', { name: /Sampaguita/ }).click()
    await buy.click()
    await expect.poll(() => orders).toBe(1)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Gifts' }).click()
    await expect(gifts.getByRole('button', { name: /Sampaguita/ })).toBeDisabled()
    await expect(gifts).toBeHidden()
    await expect(page.getByRole('log')).toContainText('demo01 gave Sampaguita')
    expect(orders).toBe(1)
  },
)

test('a visitor logs in to watch a room, writes, follows the host and buys a gift', async ({ page, site }) => {
  await site.control('PATCH', 'players/demo01', { balance: 30 })
  await site.control('POST', 'faults', { path: '/talaLive/rooms', times: 1, status: 500 })
  await open(page, `${site.origin}/bp-live`)
  await page.getByRole('button', { name: 'Try again' }).click()
  const rooms = page.getByRole('list', { name: 'Live rooms' }).getByRole('listitem')
  await expect(rooms).toHaveCount(12)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rooms).toHaveCount(14)
  await expect(page.getByText('These are all the rooms.')).toBeVisible()
  await page.getByRole('button', { name: /^Replay.*Our fiesta concert/ }).click()
  await logIn(page, 'demo01', 'habi2026')
  await expect(page).toHaveURL(`${site.origin}/liveRoom?liveId=21`)
  await expect.poll(() => playing(page)).toEqual(['/api/static/videos/fiesta.mp4'])
  const field = page.getByRole('textbox', { name: 'Write a message' })
  await field.fill('Mabuhay!')
  await field.press('Enter')
  const chat = page.getByRole('log', { name: 'Chat' })
  await expect(chat).toContainText('demo01 Mabuhay!')
  await expect(field).toHaveValue('')
  const follow = page.getByRole('button', { name: /^Follow/ })
  const before = await boxOf(follow)
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(follow).toHaveAccessibleName('Following')
  expect(await boxOf(follow)).toEqual(before)
  const gifts = page.getByRole('dialog', { name: 'Gifts' })
  const buy = async (name: RegExp): Promise<void> => {
    await page.getByRole('button', { name: 'Gifts' }).click()
    await gifts.getByRole('button', { name }).click()
    await gifts.getByRole('button', { name: 'Buy and send' }).click()
  }
  await buy(/Halo-halo/)
  await expect(chat).toContainText('demo01 gave Halo-halo')
  await expect(gifts).toBeHidden()
  await buy(/Halo-halo/)
  await expect(page.getByText('Insufficient balance')).toBeVisible()
  await expect(gifts).toContainText('₱10.00')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Play Pista Bingo' }).click()
  await expect(page).toHaveURL(/\/game\?gameId=27102/)
  await expect(page.getByRole('dialog', { name: 'Pista Bingo' })).toBeVisible()
  await open(page, `${site.origin}/myFollowing`)
  await expect(rooms).toHaveCount(2)
  // Home offers a room of the followed host, once a day.
  await open(page, site.origin)
  const offer = page.getByRole('dialog', { name: 'Our fiesta concert' })
  await offer.getByRole('button', { name: 'Play: Our fiesta concert' }).click()
  await expect.poll(() => playing(page)).toEqual(['/api/static/videos/fiesta.mp4'])
  await offer.getByRole('button', { name: 'Close' }).click()
  await expect(offer).toHaveCount(0)
  expect(await playing(page)).toEqual([])
})
