/** The demo games of the sandbox: a round for money, messages to the site, and the pages of all games. */
import type { FrameLocator, Page, Route } from '@playwright/test'
import { sample } from '../sample.fixture.ts'
import { exampleOf } from '../../server/sandbox/play/demo-games.fixture.ts'
import slotSymbols from '../../server/sandbox/play/rules/slot-symbols.gen.json' with { type: 'json' }
import { axeOf } from './axe.fixture.ts'
import { expect, inFullRuns, test } from './journey.fixture.ts'
import { logIn, logInAndReload, open } from './player.fixture.ts'
import type { RunningSite } from './running-site.fixture.ts'
import { installClock, journeyNow } from './shifted-date.fixture.ts'

/** All kinds of games in a full run, otherwise some. */
const testedGames = sample(Object.entries(exampleOf), { count: 3 })

test.describe('when the response to a bet is lost', () => {
  // A service worker would send the requests itself, so the test could not intercept them.
  test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' })

  test('a round from the lobby counts once, and the site shows the new balance', async ({ page, site }) => {
    await site.control('PATCH', 'players/demo01', { balance: 500 })
    await site.control('PUT', 'draws', { seed: 4 })
    const balance = async () => ((await site.control('GET', 'players/demo01')) as { balance: number }).balance
    await open(page, `${site.origin}/slot`)
    await page
      .getByRole('button', { name: /^Mayon Fire/ })
      .first()
      .click()
    await logIn(page, 'demo01', 'habi2026')
    const game = page.frameLocator('iframe')
    await expect(game.locator('#balance')).toHaveText('₱500.00')
    // The cover, and the sign of the game on the top of the machine.
    for (const name of ['img.cover', '.crown img']) {
      const width = () =>
        game
          .locator(name)
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth)
      await expect.poll(width).toBeGreaterThan(0)
    }

    // The reels show no win before the first bet.
    const board = await game
      .locator('.strip')
      .evaluateAll((strips) =>
        strips.map(({ children }) => [...children].map((cell) => cell.getAttribute('data-symbol'))),
      )
    for (const rows of ['000', '111', '222', '012', '210']) {
      expect(new Set([...rows].map((row, reel) => board[reel]?.[Number(row)])).size, rows).toBeGreaterThan(1)
    }

    // The server draws the result of the bet, but its response is lost.
    const lose = async (route: Route): Promise<void> => {
      await route.fetch()
      await route.abort()
    }
    await page.route(/\/bets$/, lose, { times: 1 })
    await game.getByRole('button', { name: 'Spin' }).click()
    await expect(game.locator('#message')).toContainText('Your bet is kept')
    const after = await balance()
    expect(after).not.toBe(500)
    await game.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(game.locator('#balance')).toHaveText(`₱${after.toFixed(2)}`)
    await expect(game.getByRole('button', { name: 'Spin' })).toBeFocused()
    expect(await balance()).toBe(after)

    await page.getByRole('button', { name: 'Leave the game' }).click()
    await expect(page.getByText(`₱${after.toFixed(2)}`).first()).toBeVisible()
  })
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('each demo game plays a trial round with the keyboard, and has no accessibility problem', async ({
    page,
    site,
  }) => {
    for (const [name, gameId] of testedGames) {
      await page.goto(`${site.origin}/sandbox/play/${gameId}`)
      await playRound(page, name)
      expect(await problemsOf(page, name)).toEqual([])
    }
    // The rules have the same form in all games.
    await page.locator('#open-rules').press('Enter')
    await expect(page.getByRole('dialog')).toContainText('come back')
    expect(await problemsOf(page, 'rules')).toEqual([])
  })

  test('no game chooses a bet for the player: until then its button says what to choose, and places no bet', async ({
    page,
    site,
  }) => {
    const names = ['aim', 'cards', 'color', 'dice', 'fish', 'pool', 'race', 'roulette', 'wheel'] as const
    for (const name of names) {
      await page.goto(`${site.origin}/sandbox/play/${exampleOf[name]}`)
      const play = page.locator('#play')
      await expect(play).toHaveAttribute('data-unchosen', '')
      await expect(play).toHaveText(/^(?:Choose|Pick|Place|Call|Bet on) /)
      await expect(page.locator('#stage [aria-pressed="true"]')).toHaveCount(0)
      const prompt = await page.locator('#message').textContent()
      expect(prompt).not.toBe(await play.textContent())
      await play.press('Enter')
      await expect(page.locator('#message')).toHaveAttribute('data-tone', 'ask')
      await expect(page.locator('#message')).toHaveText(prompt!)
      await expect(page.locator('#balance')).toHaveText('1,000 credits')
      await chooseBet(page)
      await expect(play).not.toHaveAttribute('data-unchosen')
      await expect(play).toHaveText(/^(?:Go|Deal|Roll|Throw|Break|Start|Spin)$/)
      await Promise.all([page.waitForResponse(/\/bets$/), play.press('Enter')])
      await expect(play).toHaveAttribute('aria-disabled', 'false')
      // The next round has the same bet.
      await expect(play).not.toHaveAttribute('data-unchosen')
    }
  })

  test('only a round that wins more than its stake shows its amount on the board, until the next round', async ({
    page,
    site,
  }) => {
    await site.control('PUT', 'draws', { seed: 4 })
    await page.goto(`${site.origin}/sandbox/play/${exampleOf.cards}`)
    const play = page.locator('#play')
    await expect(play).toHaveAttribute('aria-disabled', 'false')
    await chooseBet(page)
    const wins = new Set<boolean>()
    for (let round = 0; round < 12 && wins.size < 2; round++) {
      await expect(play).toHaveAttribute('aria-disabled', 'false')
      const [response] = await Promise.all([page.waitForResponse(/\/bets$/), play.click()])
      const { win, stake } = (await response.json()) as { win: number; stake: number }
      await expect(play).toHaveAttribute('aria-disabled', 'false')
      if (win > stake) await expect(page.locator('#stage')).toHaveAttribute('data-win', `+${win} credits`)
      else await expect(page.locator('#stage')).not.toHaveAttribute('data-win')
      wins.add(win > stake)
    }
    expect([...wins].toSorted()).toEqual([false, true])
  })
})

/** Opens the trial of a game in the frame of the site. */
async function openTrial(page: Page, site: RunningSite, gameId: string): Promise<FrameLocator> {
  await open(page, `${site.origin}/game?gameId=${gameId}&tryFlag=1`)
  const game = page.frameLocator('iframe')
  await expect(game.locator('#play')).toHaveAttribute('aria-disabled', 'false')
  return game
}

test('a page in Tagalog opens a game in Tagalog', async ({ page, site }) => {
  await page.context().addCookies([{ name: 'lang', value: 'tl', url: site.origin }])
  const game = await openTrial(page, site, '27101')
  await expect(game.locator('html')).toHaveAttribute('lang', 'fil')
  await expect(game.getByRole('button', { name: 'Bumola' })).toBeVisible()
  await expect(game.locator('.note')).toContainText('Trial na may mga credit')
  await game.getByRole('button', { name: 'Patakaran' }).click()
  await expect(game.getByRole('dialog')).toContainText('libreng gitna')
})

test('a trial link to a game without a trial says that the player plays with real money', async ({ page, site }) => {
  await open(page, `${site.origin}/game?gameId=50101&platformId=31&tryFlag=1`)
  await logInAndReload(page, 'demo01', 'habi2026')
  await expect(page.getByText('This game has no trial. You play with real money.')).toBeVisible()
  await expect(page.frameLocator('iframe').locator('#balance')).toContainText('₱')
})

test(
  'a game for wide screens asks to turn an upright phone until the player hides the text',
  inFullRuns,
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openTrial(page, site, '80105')
    const line = page.getByText('Turn your phone for a larger game.')
    await expect(line).toBeVisible()
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(line).toBeHidden()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(line).toBeVisible()
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await expect(line).toBeHidden()
  },
)

test('a scratch ticket opens by rubbing, by a tap, with the keyboard, and all at once, and then pays what the server drew', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/sandbox/play/${exampleOf.scratch}`)
  const play = page.locator('#play')
  const fields = page.locator('.fields button')
  const covered = page.getByRole('button', { name: /, covered$/ })
  await expect(play).toHaveAttribute('aria-disabled', 'false')
  // Before the purchase there is nothing to scratch.
  await fields.first().press('Enter')
  await expect(covered).toHaveCount(6)

  const [response] = await Promise.all([page.waitForResponse(/\/bets$/), play.click()])
  const { win, stake } = (await response.json()) as { win: number; stake: number }
  await expect(play).toHaveText('Scratch all')
  await expect(page.locator('#balance')).toHaveText(`${1000 - stake} credits`)

  const { x, y, width, height } = (await fields.first().boundingBox())!
  await page.mouse.move(x + 4, y + 4)
  await page.mouse.down()
  for (let step = 0; step <= 6; step++)
    await page.mouse.move(x + (step % 2 === 0 ? 4 : width - 4), y + (height * step) / 6, { steps: 5 })
  await page.mouse.up()
  await expect(fields.first()).toHaveAccessibleName(/^Field 1: /)
  await expect(covered).toHaveCount(5)
  await fields.nth(4).click()
  await expect(covered).toHaveCount(4)
  await fields.nth(5).press('Enter')
  await expect(covered).toHaveCount(3)
  await expect(page.locator('#win')).toHaveText('–')

  await play.press('Enter')
  await expect(covered).toHaveCount(0)
  await expect(play).toHaveText('Buy a ticket')
  await expect(page.locator('.fields .won')).toHaveCount(win > 0 ? 3 : 0)
  await expect(page.locator('#balance')).toHaveText(`${(1000 - stake + win).toLocaleString('en')} credits`)
})

test(
  'each animal of the fishing game has a box of one size, and its payout is 8 px below, above the sea floor',
  inFullRuns,
  async ({ page, site }) => {
    for (const [width, height] of [
      [390, 800],
      [320, 600],
      [844, 390],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(`${site.origin}/sandbox/play/80102`)
      await expect(page.getByRole('button', { name: 'Pugita king, pays 100 times the bet' })).toBeVisible()
      const boxes = await page.locator('.school').evaluate((school) => {
        const floor = document.querySelector('.floor .far')!.getBoundingClientRect().top
        return [...school.querySelectorAll('button')].map((button) => {
          const image = button.querySelector('img')!.getBoundingClientRect()
          const payout = button.querySelector('span')!.getBoundingClientRect()
          const { width, height } = image
          return { width, height, gap: payout.top - image.bottom, toFloor: floor - payout.bottom }
        })
      })
      for (const { width: boxWidth, height: boxHeight, gap, toFloor } of boxes) {
        // Browsers round the rows of a grid to parts of a pixel.
        expect(boxWidth).toBeCloseTo(boxes[0]!.width, 1)
        expect(boxHeight).toBeCloseTo(boxes[0]!.height, 1)
        expect(gap).toBeCloseTo(8, 1)
        expect(toFloor).toBeGreaterThan(0)
      }
    }
  },
)

test(
  'no symbol of a demo slot is cut at the edge of its image, and neither is its shadow',
  inFullRuns,
  async ({ page, site }) => {
    await page.goto(`${site.origin}/sandbox/play/${exampleOf.slot}`)
    // The first symbol of a game is its sign.
    const names = [...new Set(Object.values(slotSymbols).flatMap(({ symbols }) => symbols.slice(1)))]
    const images = [
      ...names.map((name) => `/sandbox/play/symbols/${name}.svg`),
      ...Object.keys(slotSymbols).map((gameId) => `/sandbox/play/signs/${gameId}.svg`),
    ]
    const cut = await page.evaluate(async (sources) => {
      const context = new OffscreenCanvas(200, 200).getContext('2d', { willReadFrequently: true })
      if (context === null) throw new Error('no canvas')
      const found: string[] = []
      for (const source of sources) {
        const image = new Image()
        image.src = source
        await image.decode()
        context.clearRect(0, 0, 200, 200)
        context.drawImage(image, 0, 0, 200, 200)
        const edges = [
          [0, 0, 200, 1],
          [0, 199, 200, 1],
          [0, 0, 1, 200],
          [199, 0, 1, 200],
        ] as const
        const isCut = edges.some(([x, y, width, height]) =>
          context.getImageData(x, y, width, height).data.some((value) => value > 0),
        )
        if (isCut) found.push(source)
      }
      return found
    }, images)
    expect(cut).toEqual([])
  },
)

test(
  'several jackpots have one line on a phone, which says how many they are, and the rules name them',
  inFullRuns,
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, `${site.origin}/game?gameId=80102&platformId=34`)
    await logInAndReload(page, 'demo01', 'habi2026')
    const game = page.frameLocator('iframe')
    const jackpot = game.locator('#jackpot')
    await expect(jackpot).toContainText(/^5 jackpots: ₱/)
    expect(await jackpot.evaluate((line) => line.getBoundingClientRect().height)).toBeLessThan(40)
    await expect(game.locator('.tiers')).toBeHidden()
    await game.locator('#open-rules').click()
    for (const tier of ['GRAND', 'MAJOR', 'MINOR', 'FORTUNATE', 'MINI'])
      await expect(game.getByRole('dialog')).toContainText(`${tier} ₱`)
  },
)

test('a trial does not show the jackpot of its game, because credits cannot win it', async ({ page, site }) => {
  const game = await openTrial(page, site, '27101')
  await expect(game.locator('#jackpot')).toBeHidden()
  await game.locator('#open-rules').click()
  await expect(game.getByRole('dialog')).toContainText('How it is played')
  await expect(game.getByRole('dialog')).not.toContainText('Jackpot')
})

test('the head of each demo game is one row, and no part lies over another on a small phone or on its side', async ({
  page,
  site,
}) => {
  for (const [, gameId] of testedGames) {
    await page.goto(`${site.origin}/sandbox/play/${gameId}`)
    await expect(page.locator('#play')).toHaveAttribute('aria-disabled', 'false')
    await expect(page.locator('#kind')).toContainText('Free trial: ')
    for (const [width, height] of [
      [390, 844],
      [320, 640],
      [844, 390],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const head = await page.locator('body > header').evaluate((header) => {
        const boxOf = (selector: string) => header.querySelector(selector)!.getBoundingClientRect()
        const names = header.querySelector('.names')!
        const [name, kind, close, rules] = ['h1', '#kind', '#close', '#open-rules'].map(boxOf)
        return {
          lines: [name!.height < 30, kind!.height < 26],
          middles: [close, rules].map((box) => Math.round((box!.top + box!.bottom) / 2)),
          isCut: names.scrollWidth > names.clientWidth,
          end: rules!.right,
        }
      })
      expect(head.lines, `${gameId} at ${width}`).toEqual([true, true])
      expect(head.middles[0]).toBe(head.middles[1])
      expect(head.isCut).toBe(false)
      expect(head.end).toBeLessThanOrEqual(width)
    }
    // The sizes of the frame in the site on phones of 320 × 640, 390 × 844 and 844 × 390.
    for (const [width, height] of [
      [320, 568],
      [390, 771],
      [844, 313],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect(await page.locator('body').evaluate(overlaps), `${gameId} at ${width}`).toEqual([])
    }
  }
})

test('each horse, kart and duck stays within the height of its row before, during and after a race', async ({
  page,
  site,
}) => {
  const sizes = [
    [320, 640],
    [390, 844],
    [844, 390],
  ] as const
  for (const gameId of ['10102', '10103', '20205']) {
    await page.goto(`${site.origin}/sandbox/play/${gameId}`)
    const play = page.locator('#play')
    await expect(play).toHaveAttribute('aria-disabled', 'false')
    const expectInRows = async (time: string): Promise<void> => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        expect(await page.locator('.track').evaluate(outOfRows), `${gameId} at ${width}, ${time}`).toEqual([])
      }
    }
    await expectInRows('before')
    await chooseBet(page)
    await play.click()
    await expect(page.locator('.running')).toHaveCount(6)
    await expectInRows('during')
    await expect(play).toHaveAttribute('aria-disabled', 'false')
    await expect(page.locator('.place:empty')).toHaveCount(0)
    await expectInRows('after')
  }
})

/** Runs in the page of a race, for some frames. Returns the runners with a part above or below their row. */
async function outOfRows(track: HTMLElement): Promise<string[]> {
  const found = new Set<string>()
  for (let frame = 0; frame < 12; frame++) {
    await new Promise(requestAnimationFrame)
    for (const [index, row] of track.querySelectorAll('.contender').entries()) {
      const { top, bottom } = row.getBoundingClientRect()
      const boxes = [...row.querySelectorAll('.runner *')]
        .map((part) => part.getBoundingClientRect())
        .filter(({ height }) => height > 0)
      if (boxes.length === 0) found.add(`runner ${index + 1} is not shown`)
      // Browsers round the rows to parts of a pixel.
      if (boxes.some((box) => box.top < top - 0.5 || box.bottom > bottom + 0.5)) found.add(`runner ${index + 1}`)
    }
  }
  return [...found]
}

/** Runs in the page of a game. Returns the pairs of its parts that lie over each other. */
function overlaps(body: HTMLElement): string[] {
  const names = [
    'body > header',
    '#jackpot',
    '#stage > *',
    '.front',
    '.drum',
    '.counter',
    '#message',
    '.money dt',
    '.money dd',
    '.bet',
    '#play',
    '.note',
  ]
  const parts = names.flatMap((name) =>
    [...body.ownerDocument.querySelectorAll(name)].flatMap((part) => {
      // The table of the bingo card has its own size in the space for it.
      const box = (part.querySelector('table') ?? part).getBoundingClientRect()
      return box.height > 0 ? [{ name: `${name} ${part.className}`, part, box }] : []
    }),
  )
  return parts.flatMap((one, index) =>
    parts.slice(index + 1).flatMap((other) => {
      if (one.part.contains(other.part)) return []
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      // Browsers round the rows of a table to parts of a pixel.
      return across > 1 && down > 1 ? [`${one.name} and ${other.name}: ${Math.round(down)} px`] : []
    }),
  )
}

test('a launch of another game from a running game shows a message for 3000 ms, and the game goes on', async ({
  page,
  site,
}) => {
  await installClock(page)
  const game = await openTrial(page, site, '50103')
  const message = page.getByText("You're in-game. Quit to launch a different game.")
  const address = page.url()
  await page.clock.pauseAt(journeyNow() + 60_000)
  await game.locator('body').evaluate(() => parent.postMessage({ type: 'game-launch', gameId: '50104' }, '*'))
  await expect(message).toBeVisible()
  await page.clock.runFor(2900)
  await expect(message).toBeVisible()
  await page.clock.runFor(200)
  await expect(message).toBeHidden()
  await expect(game.getByRole('heading', { name: 'Mango Rush' })).toBeAttached()
  expect(page.url()).toBe(address)
})

/** Plays one round with the keyboard alone. */
async function playRound(page: Page, name: string): Promise<void> {
  const play = page.locator('#play')
  await expect(play).toHaveAttribute('aria-disabled', 'false')
  await expect(page.locator('#balance')).toHaveText('1,000 credits')
  await chooseBet(page)
  await play.press('Enter')
  if (name === 'scratch') {
    await expect(play).toHaveText('Scratch all')
    await play.press('Enter')
    await expect(play).toHaveText('Buy a ticket')
  }
  await expect(page.locator('#win')).toHaveText(/credits|–/)
  await expect(play).toHaveAttribute('aria-disabled', 'false')
  await expect(page.locator('#message')).toHaveText(/./)
}

/** Chooses as much as the game needs for a bet: three balls at the pool table, one bet in other games, or nothing. */
async function chooseBet(page: Page): Promise<void> {
  const open = page.locator('#stage [role="group"] button[aria-pressed="false"]')
  for (let press = 0; press < 3 && (await page.locator('#play[data-unchosen]').count()) > 0; press++) {
    await open.first().press('Space')
  }
}

async function problemsOf(page: Page, name: string): Promise<readonly string[]> {
  const { violations } = await axeOf(page).analyze()
  return violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html ?? ''}`)
}
