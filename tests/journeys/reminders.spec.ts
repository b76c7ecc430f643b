/** Reminders while playing: the player chooses them on their page, sees one over a running game, and closes it. */
import { expect, test } from './journey.fixture.ts'
import { hydrate, logInAndReload, open } from './player.fixture.ts'

test.use({ reducedMotion: 'reduce' })

test('a player chooses the hours for playing, and a reminder over the game can be closed', async ({ page, site }) => {
  await site.control('PUT', 'clock', { now: '2026-12-01T22:00:00+08:00' })
  await open(page, `${site.origin}/anti-addiction`)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await logInAndReload(page, 'demo01', 'habi2026')
  await hydrate(page)
  const hours = page.getByRole('radio', { name: '9AM–9PM' })
  const stored = page.waitForResponse(/updateUserConfig$/)
  await hours.click()
  await expect(hours).toBeChecked()
  await stored

  await page.goto(`${site.origin}/game?gameId=50103`)
  const game = page.locator('iframe')
  const reminder = page.getByRole('dialog', { name: 'This is outside the hours for playing' })
  await expect(reminder).toContainText('Your hours for playing are 09:00AM-09:00PM.')
  await expect(game).toBeAttached()
  // The reminder is above the running game, so a press reaches it.
  await reminder.getByRole('button', { name: 'Play on' }).click()
  await expect(reminder).toBeHidden()
  await expect(game).toBeVisible()
})
