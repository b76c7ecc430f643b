import { expect, test } from 'vitest'
import type { WidgetSource } from './sources.ts'
import { migrationList, migrationProblems } from './widgets.ts'

const from = (version: number) => ({ from: version, migrate: (props: object) => props as never })
const widget = (folder: string, migrations?: readonly ReturnType<typeof from>[]): WidgetSource => ({
  folder,
  definition: {
    name: folder,
    version: 1 + (migrations?.length ?? 0),
    group: 'content',
    budget: 0,
    load: () => Promise.reject(new Error('not loaded')),
    ...(migrations === undefined ? {} : { migrations }),
  },
  schema: {},
})

test('the list of migrations contains the file of each widget with migrations', () => {
  const list = migrationList([widget('Card', [from(1)]), widget('Text')])
  expect(list).toContain("import { migrations as Card } from '../widgets/Card/migrations.ts'")
  expect(list).toContain('= {\n  Card,\n}\n')
  expect(list).not.toContain('Text')
  expect(migrationList([widget('Text')])).toContain('= {}\n')
})

test('migrations that migrations.ts does not export are a problem, because the studio would not have these migrations', async () => {
  const file = { migrations: [from(1)] }
  const problems = (given: WidgetSource, module: object | undefined) =>
    migrationProblems('/code', [given], (path) =>
      module !== undefined && path === '/code/widgets/Card/migrations.ts'
        ? Promise.resolve({ ...module })
        : Promise.reject(new Error(`${path} does not exist`)),
    )
  expect(await problems(widget('Card', [from(1)]), file)).toEqual([])
  expect(await problems(widget('Card'), undefined)).toEqual([])
  const problem = [expect.stringContaining('widgets/Card/migrations.ts must export "migrations"')]
  expect(await problems(widget('Card', [from(1)]), undefined)).toEqual(problem)
  expect(await problems(widget('Card', [from(1), from(2)]), file)).toEqual(problem)
})
