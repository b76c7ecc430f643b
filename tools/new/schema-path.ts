import { dirname, join, relative, resolve, sep } from 'node:path'

const schemas = resolve(import.meta.dirname, '../../schemas')

/**
 * Returns the value of `$schema` for the document `path` in the folder `dir`: the relative path from the document to
 * its schema in this repository.
 */
export function schemaPath(dir: string, path: string, kind: string): string {
  return relative(dirname(resolve(dir, path)), join(schemas, `${kind}.json`)).replaceAll(sep, '/')
}
