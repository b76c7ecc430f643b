import { describe, expect, test } from 'vitest'
import { formatFinding } from './finding.ts'
import { parseDocument } from './parse.ts'

const messages = (text: string): readonly string[] =>
  parseDocument('page/home.json', 'page/home.json', text).findings.map(formatFinding)

describe('the finding for a syntax error', () => {
  test('names a Git conflict marker', () => {
    const text = '{\n  "kind": "page",\n<<<<<<< HEAD\n  "id": "home"\n=======\n  "id": "start"\n>>>>>>> feature\n}\n'
    expect(messages(text)).toEqual([
      'page/home.json:3:1: malformed JSON: a Git conflict marker "<<<<<<<"; ' +
        'resolve the conflict and delete the marker lines. [CFG-JSON]',
    ])
  })

  test('names a curly quote', () => {
    expect(messages('{\n  “kind”: "page"\n}\n')).toEqual([
      'page/home.json:2:3: malformed JSON: a curly quote “; use the straight quote ". [CFG-JSON]',
    ])
    expect(messages('{ "kind": ‘page’ }')).toEqual([
      'page/home.json:1:11: malformed JSON: a curly quote ‘; use the straight quote ". [CFG-JSON]',
    ])
  })

  test('does not name a curly quote inside a text', () => {
    expect(messages('{ "kind": "“", }')).toEqual([
      'page/home.json:1:16: malformed JSON: expected a property name in double quotes; ' +
        'is there a trailing comma? [CFG-JSON]',
    ])
  })
})

describe('half of a character', () => {
  const id = (more: string): string => `{"$schema": "../../schemas/page.json", "kind": "page", "id": "home", ${more}}`

  const places = (more: string): readonly string[] =>
    parseDocument('page/home.json', 'page/home.json', id(more)).findings.map(
      ({ code, pointer }) => `${code} ${pointer}`,
    )

  test('is reported in every value and every key, because no address can contain it', () => {
    expect(places(String.raw`"query": {"a": "x\ud83d"}, "list": ["ok", "\udfff\ud800"]`)).toEqual([
      'CFG-ENCODING /query/a',
      'CFG-ENCODING /list/1',
    ])
    expect(places(String.raw`"query": {"\uDC00": 1}`)).toEqual(['CFG-ENCODING /query/\udc00'])
    expect(messages(id('"title": "\ud83d"'))).toEqual([
      'page/home.json:1:79 /title: it contains half of a character (an unpaired surrogate): type the character again. [CFG-ENCODING]',
    ])
  })

  test('is not reported for a complete surrogate pair, literal or escaped', () => {
    expect(messages(id(String.raw`"title": "🎡 \ud83c\udfa1"`))).toEqual([])
  })
})
