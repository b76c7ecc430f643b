import { describe, expect, test } from 'vitest'
import { formatFinding } from './finding.ts'
import { parseDocument } from './parse.ts'

const messages = (text: string): readonly string[] =>
  parseDocument('page/home.json', 'page/home.json', text).findings.map(formatFinding)

describe('a file with a syntax error', () => {
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

  test('may contain a curly quote inside a text', () => {
    expect(messages('{ "kind": "“", }')).toEqual([
      'page/home.json:1:16: malformed JSON: expected a property name in double quotes; ' +
        'is there a trailing comma? [CFG-JSON]',
    ])
  })
})
