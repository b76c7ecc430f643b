import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Component } from './GameShelf.tsx'
import type { Props } from './types.gen.ts'
import { testLocale } from '../../engine/core/locale.fixture.ts'

const game = (n: number): Props['games'][number] => ({
  gameId: `${n}`,
  platformId: '31',
  platformName: 'Lantern Works',
  name: `Game ${n}`,
  image: `/covers/${n}.svg`,
  kind: 'slot',
  kindId: 5,
  maintenance: false,
  isNew: false,
  isHot: false,
  tag: '',
  trial: false,
})

const shelf = (more: Partial<Props>) =>
  renderToStaticMarkup(
    <Component
      id="popular"
      slots={{}}
      locale={testLocale}
      emit={() => undefined}
      props={{
        title: 'Most Popular',
        games: [],
        status: 'ready',
        count: 8,
        big: 2,
        ranked: false,
        layout: 'grid',
        viewAll: { href: '/slot/most-popular' },
        viewAllLabel: 'View all',
        placeholderText: 'Coming soon',
        errorText: 'The games did not load.',
        retryLabel: 'Try again',
        favorites: [],
        addFavoriteLabel: 'Like',
        removeFavoriteLabel: 'Unlike',
        maintenanceLabel: 'In maintenance',
        newLabel: 'New',
        hotLabel: 'Hot',
        ...more,
      }}
    />,
  )

const count = (html: string, part: string) => html.split(part).length - 1

test('a shelf has the same number of cards, two of them large, while loading, full, empty and failed', () => {
  const many = Array.from({ length: 20 }, (_, n) => game(n))
  const states = [{ status: 'loading' }, { games: many }, { games: many.slice(0, 3) }, {}, { status: 'error' }] as const
  for (const state of states) {
    expect(count(shelf(state), '<li')).toBe(8)
    expect(count(shelf(state), 'data-big="true"')).toBe(2)
  }
})

test('if all cards of a shelf are large, wide screens show four large cards in a row', () => {
  const games = Array.from({ length: 8 }, (_, n) => ({ ...game(n), imageBig: `/covers/${n}-wide.svg` }))
  const all = shelf({ games, big: 8 })
  expect(all).toContain('data-wide="4"')
  expect(all).not.toContain('/covers/1.svg')
  const two = shelf({ games, big: 2 })
  expect(two).toContain('data-wide="row"')
  expect(two).toContain('srcSet="/covers/1.svg"')
})

test('a shelf of popular games without a label for popular games shows no mark', () => {
  const games = [{ ...game(1), isHot: true }]
  expect(shelf({ games })).toContain('Hot')
  const without = { hotLabel: undefined } as unknown as Partial<Props>
  expect(shelf({ ...without, games })).not.toContain('data-tone')
})

test('a game in maintenance says so below its cover, where other games have the jackpot and the mark', () => {
  const html = shelf({ games: [{ ...game(1), maintenance: true, jackpot: 5000, isNew: true }] })
  expect(html).toMatch(/<\/span><span[^>]*>In maintenance<\/span>/)
  expect(html).not.toContain('5,000')
  expect(html).not.toContain('>New<')
})

test('without a placeholder text no card is empty, and without games the shelf is hidden', () => {
  const without = { placeholderText: undefined } as unknown as Partial<Props>
  const three = shelf({ ...without, games: [game(1), game(2), game(3)] })
  expect(count(three, '<li')).toBe(3)
  expect(three).not.toContain('data-state')
  expect(shelf(without)).toBe('')
  expect(count(shelf({ ...without, status: 'loading' }), '<li')).toBe(8)
  expect(shelf({ ...without, status: 'error' })).toContain('Try again')
})

test('a list with an `emptyText` shows this text when there are no games', () => {
  const only = { placeholderText: undefined, emptyText: 'No games here right now' } as unknown as Partial<Props>
  expect(shelf(only)).toContain('No games here right now')
  expect(shelf({ ...only, status: 'loading' })).not.toContain('No games here right now')
  expect(shelf({ ...only, games: [game(1)] })).not.toContain('No games here right now')
})

test('a row has two buttons with labels that scroll it, and so has a shelf that is a row only on wide screens', () => {
  const labels = { previousLabel: 'Back', nextLabel: 'On' }
  for (const rows of [{ layout: 'row' }, { count: 8 }] as const) {
    const html = shelf({ ...labels, ...rows })
    expect(html.match(/aria-label="(Back|On)"/g)).toEqual(['aria-label="Back"', 'aria-label="On"'])
    expect(shelf(rows)).not.toContain('aria-label="Back"')
  }
  expect(shelf({ ...labels, count: 6 })).not.toContain('aria-label="Back"')
})

test('"View all" is a link only when the shelf has games', () => {
  expect(shelf({ games: [game(1)] })).toContain('href="/slot/most-popular"')
  expect(shelf({})).not.toContain('href="/slot/most-popular"')
  expect(shelf({})).toContain('aria-disabled="true"')
})

test('the label of the heart names the action and the game', () => {
  expect(shelf({ games: [game(1)] })).toContain('aria-label="Like Game 1"')
  expect(shelf({ games: [game(1)], favorites: ['1'] })).toContain('aria-label="Unlike Game 1"')
})

test('a failed shelf without an error text is hidden, because another list of the page reports the failure', () => {
  expect(shelf({ status: 'error', errorText: '' })).toBe('')
})

test('a ranked shelf shows the position of each game', () => {
  const html = shelf({ ranked: true, games: [game(0), game(1)] })
  expect(html.match(/<b[^>]*>\d+ <\/b>/g)?.map((rank) => rank.replace(/<[^>]*>/g, '').trim())).toEqual(['1', '2'])
})

test('a shelf with a label for likes shows the number of likes instead of the jackpot, and the bet without likes', () => {
  const liked = { ...game(1), likes: 1204, jackpot: 5000, minBet: 2 }
  const texts = { minBetLabel: 'From', likesLabel: 'Likes' }
  expect(shelf({ games: [liked], ...texts })).toMatch(/<small>Likes<\/small> 1\.2K/)
  expect(shelf({ games: [liked], ...texts })).not.toContain('5,000')
  expect(shelf({ games: [{ ...liked, likes: 0, jackpot: 0 }], ...texts })).toMatch(/<small>From<\/small> ₱2/)
})

test('a ranking names its sums in short form', () => {
  const html = shelf({ games: [{ ...game(1), sum: 4_805_850, jackpot: 100 }], sumLabel: 'Bets' })
  expect(html).toMatch(/<small>Bets<\/small> ₱4\.8M/)
  expect(shelf({ games: [{ ...game(1), sum: 4_805_850 }] })).toContain('₱4.8M')
})

test('games stay visible when loading them fails, and the message is below the games', () => {
  const html = shelf({ games: [game(1), game(2)], status: 'error' })
  expect(html).toContain('/covers/1.svg')
  expect(html).toMatch(/data-below="true"><p>The games did not load\.<\/p><button/)
  expect(shelf({ status: 'error' })).toContain('Try again')
  expect(shelf({ games: [game(1)], status: 'ready' })).not.toContain('The games did not load')
})

test('a card shows its first mark that has a text, in the tone of this mark', () => {
  const games = [{ ...game(1), isHot: true, isNew: true, isRecent: true, isRecommended: true, tag: 'Fair' }]
  const hot = shelf({ games })
  expect(hot).toContain('data-tone="alert">Hot<')
  expect(hot).not.toContain('>New<')
  const labels = { hotLabel: '', newLabel: '', playedLabel: 'Played', recommendedLabel: 'For you' }
  const marks = [
    { ...labels, newLabel: 'New' },
    labels,
    { ...labels, playedLabel: '' },
    { ...labels, playedLabel: '', recommendedLabel: '' },
  ].map((texts) => shelf({ games, ...texts }))
  for (const [n, text] of ['New', 'Played', 'For you', 'Fair'].entries()) {
    expect(marks[n]).toContain(`>${text}</span>`)
    expect(marks[n]).not.toContain('data-tone="alert"')
  }
})
