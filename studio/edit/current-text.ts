import { versions } from '../../catalogue/versions.ts'
import { migrateDocument } from '../../engine/document/migrate.ts'
import { valueOf, withNodes } from './text-edit.ts'

/**
 * The text of a document with its nodes at the present versions of their widgets, which is what forms show. Everything
 * else keeps its layout. A node that cannot be migrated stays: the check reports it.
 */
export function currentText(text: string): string {
  const value = valueOf(text)
  return value === undefined
    ? text
    : withNodes(
        text,
        value,
        migrateDocument(value, versions, () => undefined),
      )
}
