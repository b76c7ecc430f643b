import { expect, test } from 'vitest'
import { hoverAt, matching, completionsAt, type SiteChoices } from './completion.ts'

const choices: SiteChoices = {
  documents: (kind) => Promise.resolve(kind === 'route' ? [{ id: 'deposit', title: 'Deposit' }] : []),
  strings: () => Promise.resolve(['retry']),
}

/** Returns the completions at the mark `|` of a text. `take` returns the text after a completion was chosen. */
async function completed(marked: string, kind = 'page') {
  const offset = marked.indexOf('|')
  const text = marked.replace('|', '')
  const found = await completionsAt(kind, text, offset, choices)
  const options = found?.options ?? []
  const take = (label: string): string => {
    const option = options.find((one) => one.label === label)
    if (found === undefined || option === undefined) throw new Error(`${label} is not offered`)
    return text.slice(0, found.from) + option.text + text.slice(found.to)
  }
  return { labels: options.map(({ label }) => label), options, take }
}

test('key completion offers the missing properties of the document, each with an initial value', async () => {
  const { labels, take } = await completed('{ "kind": "page", "id": "vip", "ro|" }')
  expect(labels).toContain('root')
  expect(labels).not.toContain('kind')
  expect(JSON.parse(take('data'))).toEqual({ kind: 'page', id: 'vip', data: {} })
})

test('a key that is completed before another property gets a comma, and a key that has a value keeps the value', async () => {
  const before = await completed('{ "da|" "kind": "page" }')
  expect(before.labels).not.toContain('kind')
  expect(JSON.parse(before.take('data'))).toEqual({ data: {}, kind: 'page' })
  const renamed = await completed('{ "da|": { "x": 1 } }')
  expect(JSON.parse(renamed.take('data'))).toEqual({ data: { x: 1 } })
})

test('the properties, events and slots of a node are completed from the code of its widget', async () => {
  const node = (inner: string) => `{ "root": { "id": "a", "widget": "Button", ${inner} } }`
  expect((await completed(node('"props": { "| }'))).labels).toContain('label')
  expect((await completed(node('"on": { "| }'))).labels).toEqual(['press'])
  expect((await completed('{ "root": { "id": "a", "widget": "Stack", "slots": { "| } } }')).labels).toEqual(['items'])
  expect((await completed('{ "root": { "id": "a", "widget": "constructor", "on": { "| } } }')).labels).toEqual([])
})

test('value completion offers names from the site and from the code', async () => {
  const widget = await completed('{ "root": { "id": "a", "widget": "Bu|" } }')
  expect(widget.options.find(({ label }) => label === 'Button')?.title).toBe('Button')
  expect(JSON.parse(widget.take('Button'))).toEqual({ root: { id: 'a', widget: 'Button' } })
  const route = await completed('{ "kind": "banner", "link": { "route": "|" } }', 'banner')
  expect(route.options).toMatchObject([{ label: 'deposit', title: 'Deposit' }])
  expect((await completed('{ "when": { "fact": "session.l|" } }', 'banner')).labels).toContain('session.loggedIn')
  expect((await completed('{ "title": { "$string": "|" } }', 'banner')).labels).toEqual(['retry'])
})

test('value completion offers the allowed values of a property with their labels', async () => {
  const { options } = await completed('{ "data": { "games": { "call": "games/all", "when": | } } }')
  expect(options.map(({ label, title, text }) => [label, title, text])).toContainEqual([
    'boot',
    'When the page opens',
    '"boot"',
  ])
})

test('hovering over a property shows its title, description and expected value', () => {
  const text = '{ "root": { "id": "a", "widget": "Button" } }'
  const found = hoverAt('page', text, text.indexOf('widget') + 2)
  expect(found).toMatchObject({ title: 'Widget', expected: 'a text' })
  expect(found?.description).toContain('Name of the widget')
  expect(text.slice(found?.from, found?.to)).toBe('"widget"')
  expect(hoverAt('page', text, text.indexOf('root') - 2)).toBeUndefined()
})

test('typed text matches names and titles, and names that begin with the text come first', async () => {
  const { options } = await completed('{ "| }', 'banner')
  const found = (typed: string) => matching(options, typed).map(({ label }) => label)
  expect(found('"')).toEqual(options.map(({ label }) => label))
  expect(found('"RULE')).toEqual(['when'])
  expect(found('"sc')[0]).toBe('schedule')
})
