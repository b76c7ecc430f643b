// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { studioMessageOf } from './preview-frame.ts'

const data = { preview: 'slice', route: 'home', language: 'en', edit: 1, slice: '{}' }

test('a frame accepts only messages of the window around it, from the origin of the site', () => {
  const { origin } = location
  const stranger = new MessageChannel().port1
  expect(studioMessageOf({ source: parent, origin, data })).toEqual(data)
  expect(studioMessageOf({ source: stranger, origin, data })).toBeUndefined()
  expect(studioMessageOf({ source: null, origin, data })).toBeUndefined()
  for (const other of ['null', 'https://foreign.example', `${origin}.foreign.example`])
    expect(studioMessageOf({ source: parent, origin: other, data }), other).toBeUndefined()
  expect(studioMessageOf({ source: parent, origin, data: { ...data, edit: '1' } })).toBeUndefined()
})
