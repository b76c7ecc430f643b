/** Tests which popup opens on Home by itself. */
import { expect, test } from 'vitest'
import { choosePopup } from '../../engine/core/popup.ts'
import { readFacts } from '../../engine/core/value.ts'
import { openSite, type SiteFacts } from './site.fixture.ts'

const newPlayer: SiteFacts = {
  'session.loggedIn': true,
  'player.firstDeposit': false,
  'device.container': 'BROWSER',
  'device.oldApp': false,
  'launch.status': 'idle',
}

function opening(facts: SiteFacts): string | undefined {
  const { world, app } = openSite(facts)
  const moment = {
    route: 'home',
    today: '2026-12-01',
    facts: world.types,
    read: readFacts(world.read),
    seen: new Map(),
    onDevice: {},
  }
  return choosePopup(app.popups, {}, moment)?.id
}

test('the popups of Home wait until the fortune queue of the player is known', () => {
  expect(opening(newPlayer)).toBeUndefined()
  expect(opening({ ...newPlayer, 'home.fortuneId': 'F1' })).toBe('fortune')
  expect(opening({ ...newPlayer, 'home.fortuneId': '' })).toBe('first-deposit')
})
