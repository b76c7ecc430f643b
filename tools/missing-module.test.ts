import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { adviceFor } from './missing-module.ts'

const root = resolve(import.meta.dirname, '..')
const nodeError = (message: string) => Object.assign(new Error(message), { code: 'ERR_MODULE_NOT_FOUND' })
const advice = 'Run: npm run generate -- --write'

test('a missing generated file is reported with the command that writes it', () => {
  const [missing, importer] = [join(root, 'widgets/widgets.gen.ts'), join(root, 'tools/build/player.ts')]
  expect(adviceFor(nodeError(`Cannot find module '${missing}' imported from ${importer}`))).toBe(
    `the generated file widgets/widgets.gen.ts does not exist. ${advice}`,
  )
  expect(
    adviceFor(
      new Error(
        "Build failed with 1 error:\n\n\u001B[31m[UNRESOLVED_IMPORT] \u001B[0mCould not resolve '../business/business.gen.ts' " +
          'in player/session.ts\n   ╭─[ player/session.ts:6:48 ]',
      ),
    ),
  ).toBe(`the generated file business/business.gen.ts does not exist. ${advice}`)
})

test('a generated file that imports a deleted module is reported', () => {
  const [missing, importer] = [join(root, 'widgets/Jackpot/widget.ts'), join(root, 'widgets/widgets.gen.ts')]
  const expected = `the generated file widgets/widgets.gen.ts imports widgets/Jackpot/widget.ts, which does not exist. ${advice}`
  expect(adviceFor(nodeError(`Cannot find module '${missing}' imported from '${importer}'`))).toBe(expected)
  expect(adviceFor(new Error("Could not resolve './Jackpot/widget.ts' in widgets/widgets.gen.ts\n"))).toBe(expected)
})

test('errors that are not about generated files have no advice', () => {
  expect(adviceFor(nodeError("Cannot find module '/a/b.ts' imported from /a/c.ts"))).toBeUndefined()
  expect(adviceFor(new Error("Could not resolve './b.ts' in player/session.ts"))).toBeUndefined()
  expect(adviceFor(new Error('disk full'))).toBeUndefined()
  expect(adviceFor('text')).toBeUndefined()
})
