import { expect, test } from 'vitest'
import { selectTests } from './changed.ts'

const files = new Map([
  ['engine/core/rule.ts', ''],
  ['engine/core/rule.test.ts', "import { rule } from './rule.ts'"],
  ['engine/react/page.tsx', "import { rule } from '../core/rule.ts'"],
  ['tools/check.ts', "import { rule } from '../engine/core/rule.ts'"],
  ['tools/check.test.ts', "spawn('tools/check.ts')"],
  ['tests/build.test.ts', "readFile('dist/player')"],
  ['tests/texts.test.ts', "readdir('config')"],
  ['tests/other.test.ts', ''],
  ['widgets/Banner/Banner.tsx', ''],
  ['tests/journeys/site.fixture.ts', "spawn('server/main.ts'); copy('config')"],
  ['tests/journeys/slot.spec.ts', "import './site.fixture.ts'; open(`${site.origin}/slot`)"],
  ['tests/journeys/news.spec.ts', "import './site.fixture.ts'; open(`${site.origin}/news`)"],
  ['tests/journeys/accessibility.spec.ts', "import './site.fixture.ts'"],
  ['server/main.ts', ''],
  ['config/section/top.json', '{}'],
  ['config/page/slot.json', '{ "use": "section/top" }'],
  ['config/route/slot.json', '{ "path": "/slot", "page": "slot" }'],
  ['config/route/news.json', '{ "path": "/news", "page": "news" }'],
  ['config/site.json', '{}'],
])

function select(...changed: string[]) {
  const { units, journeys, pages, widgets } = selectTests(files, changed)
  return { units, journeys, pages, widgets }
}

test('a changed module selects the tests that import it, start a process with it or use its build', () => {
  expect(select('engine/core/rule.ts')).toEqual({
    units: ['engine/core/rule.test.ts', 'tools/check.test.ts', 'tests/build.test.ts'],
    journeys: [],
    pages: [],
    widgets: [],
  })
})

test('a change of the server selects every journey', () => {
  expect(select('server/main.ts').journeys).toHaveLength(3)
})

test('a changed document selects the tests that read its folder, and the journeys that open its pages', () => {
  expect(select('config/section/top.json')).toEqual({
    units: ['tests/texts.test.ts'],
    journeys: ['tests/journeys/slot.spec.ts', 'tests/journeys/accessibility.spec.ts'],
    pages: ['/slot'],
    widgets: [],
  })
})

test('a change of the site document selects all pages', () => {
  expect(select('config/site.json').pages).toEqual(['/news', '/slot'])
})

test('a changed widget is listed, so its sampled tests run in full', () => {
  expect(select('widgets/Banner/Banner.tsx')).toMatchObject({ units: ['tests/build.test.ts'], widgets: ['Banner'] })
})

test('a change of the dependencies of the project selects every test', () => {
  const { units, journeys } = select('package.json')
  expect([units.length, journeys.length]).toEqual([5, 3])
})
