import { dirname, join, relative, resolve, sep } from 'node:path'

const schemas = resolve(import.meta.dirname, '../../schemas')

/** What `$schema` of the document `path` below the folder `dir` says, wherever the folder is. */
export function schemaPath(dir: string, path: string, kind: string): string {
  return relative(dirname(resolve(dir, path)), join(schemas, `${kind}.json`)).replaceAll(sep, '/')
}
