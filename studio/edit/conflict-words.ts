/** Describes what two people changed differently, with the titles of the fields in the form. */
import { capital } from '../../engine/wording/capital.ts'
import { isList, isObject, type Json } from '../../engine/core/json.ts'
import type { Schema } from '../../engine/core/schema.ts'
import type { MergedFile } from '../../engine/document/edit/merge-file.ts'
import type { Conflict } from '../../engine/document/edit/merge.ts'
import { type Outline, type OutlineItem, outlineOf, unescaped } from '../../engine/document/edit/outline.ts'
import { definitionSchema, resolveSchema } from '../../engine/document/vocabulary.ts'
import { plainWords } from '../../engine/wording/change.ts'
import { cut } from '../../engine/wording/values.ts'
import { sentence } from '../api/client.ts'
import { branchOf, childOf, entryTitle, writtenSchema } from '../form/schema.ts'
import { schemaOf } from '../shell/kinds.ts'
import type { SiteNames } from '../workspace/site.ts'
import { kindOfNode, widgetOf } from './page/tree.ts'
import { contentWords, typeWords } from './page/words.ts'
import { valueOf } from './text-edit.ts'

interface Contradicting extends Pick<MergedFile, 'conflicts'> {
  readonly kind: string
  readonly base: string
  readonly mine: string
  readonly theirs: string
  readonly contradictions: MergedFile['contradictions']
  /** Who wrote the other version. */
  readonly author: string
  readonly languages: readonly { readonly code: string; readonly name: string }[]
}

const MOST_WORDS = 80
const noNames: SiteNames = { audiences: {}, sections: {}, texts: {} }
const nodeSchemas = { widget: 'node', section: 'include', variants: 'pick', outlet: 'outlet', tab: 'node' } as const

/** Returns one sentence for each conflict. */
export function conflictsInWords({ conflicts, contradictions, ...of }: Contradicting): readonly string[] {
  if (contradictions === undefined) return conflicts.map(sentence)
  const versions = [of.mine, of.theirs, of.base].map((text) => outlineOf(valueOf(text) ?? {}))
  return contradictions.map((conflict) => conflictInWords(conflict, versions, of))
}

function conflictInWords(
  conflict: Conflict,
  versions: readonly Outline[],
  { kind, author, languages }: Pick<Contradicting, 'kind' | 'author' | 'languages'>,
): string {
  const { item: key, path, reason, mine, theirs } = conflict
  const outlines =
    reason === 'removed-and-changed' && mine === undefined ? [versions[1], versions[0], versions[2]] : versions
  const found = outlines.find((outline) => outline?.has(key) === true)
  const item = found?.get(key)
  const language = languages[0]?.code ?? 'en'
  const part = item === undefined || key === '' ? '' : partName(item, language)
  if (path === '' || reason === 'removed-and-changed') {
    const it = part === '' ? 'The document' : part
    if (reason === 'removed-and-changed')
      return mine === undefined
        ? `${it}: you removed it, ${author} changed it.`
        : `${it}: you changed it, ${author} removed it.`
    if (reason === 'moved-twice') return `${it}: you moved it to one place, ${author} to another.`
    if (reason === 'cycle') return `${it}: you moved it into a part that ${author} moved into it.`
    if (reason === 'position-taken') return `${it}: ${author} filled or removed the place where you put it.`
    return `${it}: you and ${author} changed it.`
  }
  const field =
    found === undefined || item === undefined ? '' : fieldTitle({ outline: found, kind, item, path, languages })
  const where = part === '' ? field : `${part}: ${field}`
  return isPart(mine) && isPart(theirs)
    ? `${where}: you and ${author} changed it.`
    : `${where}: ${wrote('you', mine)}, ${wrote(author, theirs)}.`
}

/** Returns whether a value has parts. Such values are not quoted, because the comparison of both texts shows them. */
function isPart(value: Json | undefined): boolean {
  return isObject(value) || isList(value)
}

function wrote(who: string, value: Json | undefined): string {
  if (value === undefined) return `${who} removed the value`
  if (typeof value === 'boolean') return `${who} chose “${value ? 'yes' : 'no'}”`
  return isPart(value) ? `${who} changed it` : `${who} wrote “${cut(String(value), MOST_WORDS)}”`
}

/** Returns the name of a part, such as `Text “Welcome”` or `Tab “News”`. */
function partName({ kind, position, body }: OutlineItem, language: string): string {
  const isTab = kind === 'entry' && position.list === '/tabs'
  if (kind === 'entry' && !isTab) {
    const list = plainWords(position.list.slice(position.list.lastIndexOf('/') + 1)).replace(/s$/, '')
    return `${capital(list)} “${entryTitle(body, position.index)}”`
  }
  const shown = { value: body, kind: isTab ? 'tab' : kindOfNode(body) } as const
  const words = contentWords(shown, { names: noNames, language })
  return `${typeWords(body, isTab)} “${cut(words, 40)}”`
}

interface FieldPlace {
  readonly outline: Outline
  readonly kind: string
  readonly item: OutlineItem
  readonly path: string
  readonly languages: Contradicting['languages']
}

/** The title of a field as the form shows it: `Link, Route`, `Title, English`. */
function fieldTitle({ outline, kind, item, path, languages }: FieldPlace): string {
  const titles: string[] = []
  let schema = schemaOfItem(outline, kind, item)
  let value: Json | undefined = item.body
  for (const name of namesOf(path)) {
    const widget: ReturnType<typeof widgetOf> =
      name === 'props' && item.kind === 'node' && value === item.body ? widgetOf(item.body) : undefined
    if (widget !== undefined) schema = widget.schema
    else if (name !== '$text') {
      schema = childSchema(schema, value, name)
      titles.push(languages.find(({ code }) => code === name)?.name ?? titleOf(schema) ?? capital(plainWords(name)))
    }
    value = childIn(value, name)
  }
  return titles.join(', ')
}

function schemaOfItem(outline: Outline, kind: string, item: OutlineItem): Schema | undefined {
  if (item.kind === 'document') return schemaOf(kind)
  if (item.kind === 'node') return definitionSchema(nodeSchemas[kindOfNode(item.body)])
  const owner = outline.get(item.position.parent)
  let schema = owner === undefined ? undefined : schemaOfItem(outline, kind, owner)
  for (const name of namesOf(item.position.list)) schema = childSchema(schema, owner?.body, name)
  const items = schema === undefined ? undefined : writtenSchema(schema).items
  return items === undefined ? undefined : resolveSchema(items).schema
}

function namesOf(pointer: string): readonly string[] {
  return pointer.split('/').slice(1).map(unescaped)
}

function childSchema(schema: Schema | undefined, value: Json | undefined, name: string): Schema | undefined {
  if (schema === undefined) return undefined
  const written = writtenSchema(schema)
  const branch = branchOf(written, value)
  const { properties, items, additionalProperties } = branch === undefined ? written : resolveSchema(branch).schema
  const child = properties?.[name] ?? items ?? additionalProperties
  return isObject(child as Json | undefined) ? (child as Schema) : undefined
}

function titleOf(schema: Schema | undefined): string | undefined {
  return schema === undefined ? undefined : resolveSchema(schema).schema.title
}

function childIn(value: Json | undefined, name: string): Json | undefined {
  return childOf(value, isList(value) ? Number(name) : name)
}
