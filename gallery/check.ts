/** Checks examples in the same way as the site: each example becomes a section document of the site. */
import type { JsonObject } from '../engine/core/json.ts'
import type { WidgetNode } from '../engine/core/vocabulary.gen.ts'
import { asChecked, type Site } from '../engine/check/site.ts'
import type { Catalogue } from '../engine/core/catalogue.ts'
import type { Finding } from '../engine/document/finding.ts'
import type { WidgetVersions } from '../engine/document/migrate.ts'
import type { SiteFiles } from '../engine/document/source.ts'
import { openWorkspace } from '../engine/workspace/workspace.ts'
import { type WidgetExample, keyOf } from './examples.ts'

export interface CheckedExamples {
  /** The site with the examples, migrated to the newest versions. */
  readonly site: Site
  /** The node of an example after migration. */
  readonly node: (example: WidgetExample) => WidgetNode
  /** Errors of an example, one sentence each, with the JSON pointer of the error in the node. */
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
  const workspace = openWorkspace({ catalogue, settings: { root: '', versions } })
  workspace.replace({ files, assets: config.assets })
  const site = workspace.site()
  const errors = workspace.findings().filter(({ severity }) => severity === 'error')
  return {
    site,
    node(example) {
      const section = asChecked(site).index.document('section', sectionId(example))
      if (section === undefined) throw new Error(`the example ${keyOf(example)} cannot be read`)
      return section.value.root
    },
    problems: (example) =>
      errors.filter(({ file }) => file === `section/${sectionId(example)}.json`).map(findingInWords),
  }
}

/** The section id is lowercase, because document ids must be. */
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

function findingInWords({ pointer, message, code }: Finding): string {
  return `${pointer.replace(/^\/root/, '') || '/'}: ${message} [${code}]`
}
