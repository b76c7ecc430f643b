/** Tests that no two types of the project have the same name. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
/** Files that are not searched: tests and their fixtures, generated code, and examples. */
const skipped = /\.(test|spec|fixture|gen)\.tsx?$|\/test-[^/]*$|^(tests|examples)\//
/** Names that several files may declare, because a framework or a convention prescribes them. */
const conventional = new Set(['Props', 'Events'])

interface Declared {
  readonly name: string
  readonly file: string
}

function declaredTypes(file: string): readonly Declared[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/^(?:export )?(?:interface|type) ([A-Z]\w*)/gm)].map(([, name = '']) => ({
    name,
    file,
  }))
}

test('no two modules declare a type of the same name', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !skipped.test(file))
  const all = files.flatMap(declaredTypes)
  expect(all.length).toBeGreaterThan(500)
  const byName = new Map<string, string[]>()
  for (const { name, file } of all) if (!conventional.has(name)) byName.set(name, [...(byName.get(name) ?? []), file])
  const repeated = [...byName].filter(([, uses]) => uses.length > 1)
  expect(repeated.map(([name, uses]) => `${name}: ${uses.join(', ')}`).join('\n')).toBe('')
})
