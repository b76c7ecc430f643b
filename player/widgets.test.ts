import { expect, test } from 'vitest'
import { createWorld } from '../engine/runtime/world.ts'
import { widgets } from '../widgets/widgets.gen.ts'
import { createWidgetLoader } from './widgets.ts'

test('a widget that this build does not contain counts as failed, and is reported once', async () => {
  const problems: string[] = []
  const world = createWorld(() => undefined)
  const loader = createWidgetLoader(world, (code, message) => problems.push(`${code} ${message}`))
  loader.start('constructor')
  await loader.all(['constructor'])
  expect(world.read('widget.constructor')).toBe('failed')
  expect(loader.get('constructor')).toBeUndefined()
  expect(problems).toEqual(['WIDGET-UNKNOWN widget constructor is not in this build'])
})

test('when the code of a widget that becomes visible cannot be loaded, a failure is shown', async () => {
  let failures = 0
  const definitions = Object.fromEntries(
    Object.entries(widgets).map(([name, one]) => [
      name,
      { ...one, load: async () => await Promise.reject(new Error('no network')) },
    ]),
  )
  const loader = createWidgetLoader(
    createWorld(() => undefined),
    () => undefined,
    definitions,
  )
  loader.onFailure(() => failures++)
  loader.start('Banner')
  await loader.all(['Banner'])
  await Promise.resolve()
  expect(failures).toBe(1)
})

test('a widget whose code cannot be loaded counts as failed and is reported, and its code is loaded again for the next page', async () => {
  const problems: string[] = []
  const world = createWorld(() => undefined)
  let isOnline = false
  const load = async () => {
    if (!isOnline) throw new Error('no network')
    return await Promise.resolve({ Component: () => null })
  }
  const definitions = Object.fromEntries(Object.entries(widgets).map(([name, one]) => [name, { ...one, load }]))
  const loader = createWidgetLoader(world, (code, message) => problems.push(`${code} ${message}`), definitions)
  await loader.all(['Banner'])
  expect([world.read('widget.Banner'), loader.get('Banner')]).toEqual(['failed', undefined])
  expect(problems).toEqual(['WIDGET-CODE Banner: Error: no network'])
  isOnline = true
  await loader.all(['Banner'])
  expect([world.read('widget.Banner'), loader.get('Banner')]).toEqual(['ready', expect.anything()])
})
