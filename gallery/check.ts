/** Examples are held to the same check as the site: each becomes a section of its own among the site's documents. */
import type { JsonObject } from '../engine/core/json.ts'
import { checkSource } from '../engine/check/check.ts'
import type { Site } from '../engine/check/site.ts'
import type { Catalogue } from '../engine/core/catalogue.ts'
import type { Finding } from '../engine/document/finding.ts'
import type { WidgetVersions } from '../engine/document/migrate.ts'
import { sourceOf } from '../engine/document/source.ts'
import type { SiteFiles } from '../engine/document/source.ts'
import { type Example, keyOf } from './examples.ts'

export interface CheckedExamples {
  /** The site with the examples in it, lifted to the newest versions. */
  readonly site: Site
  /** The node of an example after migration. */
  readonly node: (example: Example) => JsonObject
  /** Errors of an example, one sentence each, with the place inside its node. */
  readonly problems: (example: Example) => readonly string[]
}

export function checkExamples(
  config: SiteFiles,
  examples: readonly Example[],
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

/** Ids are written in small letters; an example's name is part of it. */
function sectionId(example: Example): string {
  return `gallery/${keyOf(example).toLowerCase()}`
}

function sectionOf(example: Example): JsonObject {
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
