import { expect, test } from 'vitest'
import { createTestSession } from './session.fixture.ts'

test('nav.open with carryQuery keeps all of the address that it opens, and repeated parameters of the current one', async () => {
  const testSession = createTestSession()
  testSession.set({ route: { id: 'home', path: '/', params: {}, search: '?utm=1&utm=2&tab=a' } })
  await testSession.run('nav.open', { link: { href: '/rewards?tab=b&tab=c#d#e' }, carryQuery: true })
  expect(testSession.effects).toEqual([{ navigate: { to: '/rewards?utm=1&utm=2&tab=b&tab=c#d#e' } }])
})

test('nav.open adds a default parameter only if neither the link nor the carried query has it', async () => {
  const testSession = createTestSession()
  testSession.set({ route: { id: 'home', path: '/', params: {}, search: '?utm=1&utm=2' } })
  const defaults = { utm: '3', tab: 'd', lang: 'en' }
  await testSession.run('nav.open', { link: { href: '/rewards?tab=b' }, carryQuery: true, defaults })
  expect(testSession.effects).toEqual([{ navigate: { to: '/rewards?lang=en&utm=1&utm=2&tab=b' } }])
})

test('a launched game keeps all of its address, and gets the query of its record', async () => {
  const testSession = createTestSession({
    gateway: { 'games/launch': () => ({ url: 'https://game.example/play?to=a?b&id=1&id=2#c#d' }) },
  })
  testSession.set({ 'fact.session.loggedIn': true, 'fact.player.marginSwitch': false })
  await testSession.run('games.select', { game: { gameId: 'a', platformId: '27', query: 'id=3&table=4' } })
  await testSession.run('games.launch')
  expect(testSession.fact('launch.url')).toBe('https://game.example/play?table=4&to=a?b&id=1&id=2#c#d')
})
