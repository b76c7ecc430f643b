import { expect, test } from 'vitest'
import { meaningOf } from './meaning.ts'

const banner = { value: 'banner/home-top/fair', title: 'The fair', kind: 'Banner', pages: ['Home'] }

test('the effect of a kill is described with the pages and players that lose the part', () => {
  expect(meaningOf('document', banner, undefined)).toBe('Home loses the banner “The fair” for all players.')
  const pages = ['Home', 'News', 'Slot', 'Bingo']
  expect(meaningOf('document', { ...banner, pages }, 'MINIAPP')).toBe(
    'Home and 3 other pages lose the banner “The fair” for players in a mini-app.',
  )
  expect(
    meaningOf('widget', { value: 'Jackpot', title: 'Jackpot', kind: '', pages: ['Home', 'News'] }, undefined),
  ).toBe('Home and News lose every “Jackpot” for all players.')
  expect(meaningOf('document', { ...banner, pages: [] }, undefined)).toContain('No page shows the banner “The fair”')
})

test('for a killed page, popup, address, action or link, the text says what players see instead or what stops working', () => {
  const part = (value: string, title: string) => ({ value, title, kind: '', pages: [] })
  expect(meaningOf('document', part('page/vip', 'VIP'), undefined)).toContain('shows a short notice instead')
  expect(meaningOf('document', part('popup/gift', 'Gift'), undefined)).toContain('no longer opens')
  expect(meaningOf('route', part('vip', 'VIP (/vip)'), 'APP')).toBe(
    'The address VIP (/vip) shows a short notice instead of its page for players in the native app.',
  )
  expect(meaningOf('action', part('games.launch', 'Launch a game'), undefined)).toContain(
    '“Launch a game” stops working',
  )
  expect(meaningOf('link', part('tel', 'Telephone numbers'), undefined)).toContain('Telephone numbers stop working')
})
