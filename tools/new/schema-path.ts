import { dirname, join, relative, resolve, sep } from 'node:path'

const schemas = resolve(import.meta.dirname, '../../schemas')

/**
 * The value of `$schema` for the document `path` below the folder `dir`: the relative path of its schema in this
 * repository.
 */
export function schemaPath(dir: string, path: string, kind: string): string {
  return relative(dirname(resolve(dir, path)), join(schemas, `${kind}.json`)).replaceAll(sep, '/')
}
