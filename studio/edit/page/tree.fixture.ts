import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type Json } from '../../../engine/core/json.ts'
import type { SiteNames } from '../../workspace/site.ts'
import { valueOf } from '../text-edit.ts'
import { kindOfPath } from '../../shell/kinds.ts'
import { type Tree, treeOf } from './tree.ts'
import type { Wording } from './words.ts'

const root = join(import.meta.dirname, '../../../config')

/** Returns the text of a document of the site in `config/`. */
export function textOfSite(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

export const names: SiteNames = {
  audiences: {},
  sections: { tabs: { title: 'Tabs', widget: 'TabBar' }, note: { title: 'Note', widget: 'Text' } },
  texts: { back: 'Back' },
}

export const wording: Wording = {
  names,
  language: 'en',
  ruleWords: (rule: Json) => (isObject(rule) ? 'some people' : ''),
}

export function treeIn(path: string, text: string): Tree {
  const tree = treeOf(kindOfPath(path), valueOf(text) ?? {})
  if (tree === undefined) throw new Error(`${path} has no nodes`)
  return tree
}

/** Returns the text of a page with these nodes in its stack. */
export function pageWith(...items: readonly string[]): string {
  return `{\n  "kind": "page",\n  "id": "p",\n  "root": {\n    "id": "page",\n    "widget": "Stack",\n    "v": 1,\n    "slots": {\n      "items": [\n        ${items.join(',\n        ')}\n      ]\n    }\n  }\n}\n`
}
