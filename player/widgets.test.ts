import { expect, test } from 'vitest'
import { createWorld } from '../engine/runtime/world.ts'
import { createWidgetLoader } from './widgets.ts'

test('a widget that this build does not have has failed, and is reported once', async () => {
  const problems: string[] = []
  const world = createWorld(() => undefined)
  const loader = createWidgetLoader(world, (code, message) => problems.push(`${code} ${message}`))
  loader.start('constructor')
  await loader.all(['constructor'])
  expect(world.read('widget.constructor')).toBe('failed')
  expect(loader.get('constructor')).toBeUndefined()
  expect(problems).toEqual(['WIDGET-UNKNOWN widget constructor is not in this build'])
})
