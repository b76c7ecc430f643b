/** Findings in the words of forms: the check names properties of files, an operator knows the labels of fields. */
import { capital } from '../../engine/wording/capital.ts'
import { isObject, type Json } from '../../engine/core/json.ts'
import type { Schema } from '../../engine/core/schema.ts'
import type { Finding } from '../../engine/document/finding.ts'
import { unescaped } from '../../engine/document/edit/outline.ts'
import { definitionSchema, resolveSchema } from '../../engine/document/vocabulary.ts'
import { plainWords } from '../../engine/wording/change.ts'
import { wallInWords } from '../../engine/wording/moment.ts'
import { sentence } from '../api/client.ts'
import { kindOfPath, schemaOf } from '../shell/kinds.ts'
import type { SiteFacts } from '../workspace/site.ts'
import { writtenSchema } from './schema.ts'

type Worded = Pick<Finding, 'code' | 'file' | 'pointer' | 'message' | 'missing'>

/** @param label the label of the field that shows the finding; without one, it is made from the pointer */
export function findingInWords(finding: Worded, languages: SiteFacts['languages'], label?: string): string {
  const { code, file, pointer, message, missing } = finding
  const kind = kindOfPath(file)
  const language = code === 'CFG-LANGUAGE' ? languages.find((one) => one.code === missing) : undefined
  if (language !== undefined) return `${label ?? fieldTitle(kind, pointer)}: write the ${language.name} text.`
  const [, wanted] = (code === 'CFG-REF' ? /^there is no ([\w -]+) ""/.exec(message) : undefined) ?? []
  if (wanted !== undefined) return `Choose ${withArticle(wanted === 'asset' ? 'image' : wanted)}.`
  if (code === 'CFG-LINK' && message.startsWith('the address is empty')) return 'Write the address, or remove the link.'
  if (code === 'CFG-UNKNOWN' && kind === 'asset' && pointer === '')
    return 'No document shows this image yet. Choose it in the Image field of a banner.'
  return sentence(withTimes(withLabels(message, fieldsOf(kind, code))))
}

/** Replaces local times as documents write them: `2026-12-01T18:00` -> `1 Dec 2026 18:00` */
function withTimes(message: string): string {
  return message.replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?\b/g, wallInWords)
}

/** The properties that messages of a finding name. */
function fieldsOf(kind: string, code: Finding['code']): NonNullable<Schema['properties']> {
  const schema = code === 'CFG-SCHEDULE' ? definitionSchema('schedule') : schemaOf(kind)
  return schema?.properties ?? {}
}

/** Replaces names of properties with their labels: `"trigger": "auto"` -> `“Opens: By itself”` */
function withLabels(message: string, fields: NonNullable<Schema['properties']>): string {
  return message.replace(/"(\w+)"(?:: "([\w-]+)")?/g, (written, name: string, value?: string) => {
    const property = Object.hasOwn(fields, name) ? fields[name] : undefined
    const { title, labels } = property === undefined ? {} : resolveSchema(property).schema
    if (title === undefined) return written
    return value === undefined ? `“${title}”` : `“${title}: ${labels?.[value] ?? value}”`
  })
}

/** The title of the field at a pointer, as far as the schema of the kind reaches; below it, the property name. */
function fieldTitle(kind: string, pointer: string): string {
  let schema = schemaOf(kind)
  let title = ''
  for (const name of pointer.split('/').slice(1).map(unescaped)) {
    if (name === '$text') break
    const { properties, items, additionalProperties } = schema === undefined ? {} : writtenSchema(schema)
    const child = properties?.[name] ?? items ?? additionalProperties
    schema = isObject(child as Json | undefined) ? (child as Schema) : undefined
    const own = schema === undefined ? undefined : resolveSchema(schema).schema.title
    if (!/^\d+$/.test(name)) title = own ?? capital(plainWords(name))
  }
  return title === '' ? 'Text' : title
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}
