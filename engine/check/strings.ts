import { isObject } from '../core/json.ts'
import type { Problem } from '../document/finding.ts'
import type { SourceDocument } from '../document/document.ts'
import { inFileOrder } from '../document/source.ts'
import type { Site } from './site.ts'

/** Reports keys that are in several strings documents. */
export function checkStringKeys(site: Site, report: (document: SourceDocument, problem: Problem) => void): void {
  const owners = new Map<string, SourceDocument>()
  for (const document of inFileOrder(site.index.documents('strings'))) {
    const texts = document.value.strings
    for (const key of Object.keys(isObject(texts) ? texts : {})) {
      const owner = owners.get(key)
      if (owner === undefined) owners.set(key, document)
      else
        report(document, {
          code: 'CFG-DUPLICATE',
          pointer: `/strings/${key}`,
          atKey: true,
          message: `${owner.file} already has the text ${JSON.stringify(key)}`,
          hint: 'give this text another key',
        })
    }
  }
}
