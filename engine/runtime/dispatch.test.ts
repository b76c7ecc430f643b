import { expect, test } from 'vitest'
import type { ActionDefinition } from '../action.ts'
import type { OwnActionContext } from './action-context.ts'
import { createDispatch } from './dispatch.ts'
import { createWorld } from './world.ts'

/** A dispatcher with one action. */
function open(action: () => Promise<ActionDefinition>) {
  const reports: unknown[] = []
  const report = (): void => undefined
  const world = createWorld(report)
  const dispatch = createDispatch({
    world,
    values: { locale: { tag: 'en', timeZone: 'UTC' } as never, facts: world.types, selector: () => undefined, report },
    action,
    flow: () => undefined,
    actionContext: { report: (problem: unknown) => void reports.push(problem) } as unknown as OwnActionContext,
    apply: () => undefined,
    failed: () => undefined,
  })
  return { dispatch, reports }
}

test('an action whose code cannot be loaded fails like a call without a network, and the report says why', async () => {
  const { dispatch, reports } = open(async () => await Promise.reject(new Error('no network')))
  const result = await dispatch.run('games.open', {})
  expect(result).toMatchObject({ ok: false, error: { code: 'NETWORK' } })
  expect(reports).toEqual([{ code: 'ACTION-CODE', message: 'Error: no network', subject: 'games.open' }])
})

test('an action that throws fails, and the report names the action', async () => {
  const { dispatch, reports } = open(
    async () =>
      await Promise.resolve({
        name: 'games.open',
        run() {
          throw new Error('no game')
        },
      }),
  )
  expect(await dispatch.run('games.open', {})).toMatchObject({ ok: false, error: { code: 'ACTION-FAILED' } })
  expect(reports).toEqual([{ code: 'ACTION-FAILED', message: 'Error: no game', subject: 'games.open' }])
})
