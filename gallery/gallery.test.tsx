import { resolve } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { widgets } from '../widgets/widgets.gen.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { readSiteFolder } from '../engine/release/folder.ts'
import { checkExamples } from './check.ts'
import { type Example, readExamples } from './examples.ts'
import type { Gallery, GalleryWidget } from './model.ts'
import { Page } from './page/Page.tsx'
import { propRows } from './props.ts'

const root = resolve(import.meta.dirname, '..')

function widget(name: string, problems: readonly string[]): GalleryWidget {
  return {
    name,
    title: 'A widget',
    description: 'It shows.',
    group: 'content',
    version: 1,
    pure: true,
    budget: 1000,
    size: 500,
    props: [],
    slots: {},
    events: [],
    problems,
    examples: [{ name: 'default', title: 'Plain', json: '{}', problems: [] }],
  }
}

test('a broken widget shows what is wrong with it, and the others are there', () => {
  const gallery: Gallery = {
    title: 'Habi',
    skins: [{ id: 'night', scheme: 'dark' }],
    skin: 'night.dark',
    languages: ['en'],
    language: 'en',
    icon: undefined,
    widgets: [widget('Broken', ['it does not build alone: no such file']), widget('Whole', [])],
  }
  const page = renderToStaticMarkup(<Page gallery={gallery} />)
  expect(page).toContain('it does not build alone: no such file')
  expect(page).toContain('src="/gallery/frame/Whole/default.en.html?skin=night.dark"')
})

test('an example that the check refuses is told of under its own name only', async () => {
  const config = await readSiteFolder(`${root}/config`)
  const good = (await readExamples(root, 'Banner'))[0] as Example
  const bad: Example = { ...good, name: 'bad', node: { ...good.node, props: { title: 'plain', image: { $asset: 'banners/none' } } } }
  const checked = checkExamples(config, [good, bad], catalogue, widgets)
  expect(checked.problems(good)).toEqual([])
  expect(checked.problems(bad).join('\n')).toMatch(
    /\/props\/title: expected a text .*\n\/props\/image\/\$asset: there is no asset "banners\/none"/,
  )
})

test('what is inside a list stands below it in the props table, words of the vocabulary do not', () => {
  const rows = propRows({
    type: 'object',
    additionalProperties: false,
    properties: {
      items: {
        type: 'array',
        description: 'The entries',
        maxItems: 9,
        items: {
          type: 'object',
          additionalProperties: false,
          properties: { label: { $ref: 'habi:vocabulary#/$defs/text', description: 'Its words' } },
          required: ['label'],
        },
      },
    },
  })
  expect(rows.map(({ name, type, required }) => [name, type, required])).toEqual([
    ['items', 'a list of at most 9 entries', false],
    ['items[].label', 'text', true],
  ])
  expect(rows[1]?.literal).toBe(false)
})
