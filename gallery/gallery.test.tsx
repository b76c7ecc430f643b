import { resolve } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { widgets } from '../widgets/widgets.gen.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { readSiteFolder } from '../engine/release/folder.ts'
import { checkExamples } from './check.ts'
import { type WidgetExample, readExamples } from './examples.ts'
import type { Gallery, GalleryWidget } from './model.ts'
import { EventsTable } from './page/EventsTable.tsx'
import { Page } from './page/Page.tsx'
import { PropsTable } from './page/PropsTable.tsx'
import { eventRows, propRows } from './props.ts'

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

test('the problems of a broken widget are shown, and the other widgets are also shown', () => {
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

test('the findings of an example are reported for that example only', async () => {
  const config = await readSiteFolder(`${root}/config`)
  const good = (await readExamples(root, 'Banner'))[0] as WidgetExample
  const bad: WidgetExample = {
    ...good,
    name: 'bad',
    node: { ...good.node, props: { title: 'plain', image: { $asset: 'banners/none' } } },
  }
  const checked = checkExamples(config, [good, bad], catalogue, widgets)
  expect(checked.problems(good)).toEqual([])
  expect(checked.problems(bad).join('\n')).toMatch(
    /\/props\/title: expected a text .*\n\/props\/image\/\$asset: there is no asset "banners\/none"/,
  )
})

test('the properties of list entries have their own rows, and the properties of vocabulary definitions have none', () => {
  const rows = propRows({
    type: 'object',
    additionalProperties: false,
    properties: {
      items: {
        type: 'array',
        title: 'Entries',
        description: 'The entries.',
        maxItems: 9,
        items: {
          type: 'object',
          additionalProperties: false,
          properties: { label: { $ref: 'habi:vocabulary#/$defs/text', title: 'Label', description: 'Its words.' } },
          required: ['label'],
        },
      },
    },
  })
  expect(rows.map(({ name, title, type, required }) => [name, title, type, required])).toEqual([
    ['items', 'Entries', 'a list of at most 9 entries', false],
    ['items[].label', 'Label', 'text', true],
  ])
  expect(rows[1]?.literal).toBe(false)
})

test('the props table shows titles, labels of values, editors and units, in the order of the form', () => {
  const rows = propRows({
    type: 'object',
    additionalProperties: false,
    properties: {
      closeLabel: { type: 'string', title: 'Close label', description: 'Read aloud.', group: 'Screen readers' },
      size: {
        type: 'string',
        title: 'Shape',
        description: 'The shape.',
        enum: ['hero'],
        labels: { hero: 'Hero, 16:9' },
      },
      seconds: {
        type: 'integer',
        title: 'Seconds',
        description: 'The time.',
        editor: 'duration',
        unit: 's',
        order: -1,
      },
    },
  })
  expect(rows.map(({ name }) => name)).toEqual(['seconds', 'size', 'closeLabel'])
  const page = renderToStaticMarkup(<PropsTable widget={{ ...widget('Carousel', []), props: rows }} />)
  for (const text of [
    'Shape',
    '<code>hero</code> Hero, 16:9',
    'editor: duration',
    'an integer (s)',
    'group: Screen readers',
  ])
    expect(page).toContain(text)
})

test('the events table shows the payload of each event', () => {
  const events = eventRows(catalogue.widgets.GameShelf?.events ?? {})
  const page = renderToStaticMarkup(<EventsTable widget={{ ...widget('GameShelf', []), events }} />)
  expect(page).toContain('The heart of a game was pressed.')
  expect(page).toContain('<code>event.game.gameId</code> Game ID')
})
