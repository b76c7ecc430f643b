/** Checks examples like the site: each example becomes a section document that is added to the documents of the site. */
import type { JsonObject } from '../engine/core/json.ts'
import { checkSource } from '../engine/check/check.ts'
import type { Site } from '../engine/check/site.ts'
import type { Catalogue } from '../engine/core/catalogue.ts'
import type { Finding } from '../engine/document/finding.ts'
import type { WidgetVersions } from '../engine/document/migrate.ts'
import { sourceOf } from '../engine/document/source.ts'
import type { SiteFiles } from '../engine/document/source.ts'
import { type WidgetExample, keyOf } from './examples.ts'

export interface CheckedExamples {
  /** The site with the examples, migrated to the newest versions. */
  readonly site: Site
  /** The node of an example after migration. */
  readonly node: (example: WidgetExample) => JsonObject
  /** Errors of an example, one sentence each, with the pointer inside its node. */
  readonly problems: (example: WidgetExample) => readonly string[]
}

export function checkExamples(
  config: SiteFiles,
  examples: readonly WidgetExample[],
  catalogue: Catalogue,
  versions: WidgetVersions,
): CheckedExamples {
  const files = new Map(config.files)
  for (const example of examples) files.set(`section/${sectionId(example)}.json`, JSON.stringify(sectionOf(example)))
  const { site, findings } = checkSource(sourceOf({ files, others: config.assets.keys() }, ''), catalogue, versions)
  const errors = findings.filter(({ severity }) => severity === 'error')
  return {
    site,
    node: (example) => site.documents.get(`section/${sectionId(example)}`)?.value.root as JsonObject,
    problems: (example) => errors.filter(({ file }) => file === `section/${sectionId(example)}.json`).map(sentence),
  }
}

/** Document ids are lowercase. */
function sectionId(example: WidgetExample): string {
  return `gallery/${keyOf(example).toLowerCase()}`
}

function sectionOf(example: WidgetExample): JsonObject {
  return {
    $schema: '../../../../schemas/section.json',
    kind: 'section',
    id: sectionId(example),
    title: `${example.widget}, ${example.title}`,
    root: example.node,
  }
}

function sentence({ pointer, message, code }: Finding): string {
  return `${pointer.replace(/^\/root/, '') || '/'}: ${message} [${code}]`
}
