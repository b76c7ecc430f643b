import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentSchemas } from '../engine/document/documents.gen.ts'

const root = new URL('../', import.meta.url)
const settings = JSON.parse(readFileSync(new URL('.vscode/settings.json', root), 'utf8')) as {
  readonly 'json.schemas': readonly { readonly fileMatch: readonly string[]; readonly url: string }[]
}

test('the editor settings map every kind of document to its schema', () => {
  const mapped = settings['json.schemas'].map(({ url }) => url)
  expect(mapped).toEqual(
    Object.keys(documentSchemas)
      .sort()
      .map((kind) => `./schemas/${kind}.json`),
  )
})

test.each(Object.keys(documentSchemas))(
  'every $ref of the schema of %s is a path that an editor can follow',
  (kind) => {
    const text = readFileSync(new URL(`schemas/${kind}.json`, root), 'utf8')
    const files = [...text.matchAll(/"\$ref": "([^"#]*)#/g)].map(([, file]) => file ?? '')
    for (const file of new Set(files)) expect(existsSync(new URL(`schemas/${file}`, root)), file).toBe(true)
  },
)
