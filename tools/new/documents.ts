/** Creates new documents of a site in a folder, from the same templates as the studio. */
import { type DocumentKind, type DocumentName } from '../../catalogue/templates/name.ts'
import { newDocuments, TemplateError } from '../../catalogue/templates/documents.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { CommandError, NEGATIVE_RESULT } from '../command-line.ts'
import { schemaPath } from './schema-path.ts'
import type { NewFiles } from './templates.ts'

/**
 * Returns the texts of the new files by their path in the folder of the site.
 * @throws {CommandError} when the site lacks another document that the new one needs
 */
export async function documentFiles(dir: string, kind: DocumentKind, name: DocumentName): Promise<NewFiles> {
  const { files } = await readSiteFolder(dir)
  try {
    return Object.fromEntries(
      Object.entries(newDocuments(files, { kind, name })).map(([path, body]) => [
        path,
        JSON.stringify({ $schema: schemaPath(dir, path, body.kind), ...body }),
      ]),
    )
  } catch (error) {
    if (error instanceof TemplateError) throw new CommandError(`${dir}: ${error.message}`, NEGATIVE_RESULT)
    throw error
  }
}
