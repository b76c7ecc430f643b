import { expect, test } from 'vitest'
import { addQuery } from './add-query.ts'
import { createTestSession } from './session.fixture.ts'

test.each([
  ['/a', 'x=1', '/a?x=1'],
  ['/a?', 'x=1', '/a?x=1'],
  ['/a', '', '/a'],
  ['/a?y=2', 'x=1&y=3', '/a?x=1&y=2'],
  ['/a?y=2&y=3', 'x=1&x=4', '/a?x=1&x=4&y=2&y=3'],
  ['/a', '?x=1&x=2&z=a%20b+c&&z', '/a?x=1&x=2&z=a%20b+c&z'],
  ['/a?y=2', '?y=3&x', '/a?x&y=2'],
  ['/a?to=/b?c=d', 'x=1', '/a?x=1&to=/b?c=d'],
  ['/a#b#c', 'x=1', '/a?x=1#b#c'],
  ['/a?y=2#b?c#d', 'x=1', '/a?x=1&y=2#b?c#d'],
  ['https://game.example/play?sign=a%2Fb+c~(d)', 'x=%C3%B1', 'https://game.example/play?x=%C3%B1&sign=a%2Fb+c~(d)'],
])('the address %s with the added query "%s" is %s', (address, added, joined) => {
  expect(addQuery(address, added)).toBe(joined)
})

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
