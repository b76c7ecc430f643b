import { versions } from '../../catalogue/versions.ts'
import { migrateDocument } from '../../engine/document/migrate.ts'
import { valueOf, withNodes } from './text-edit.ts'

/**
 * Returns the text that forms show: the document with its nodes migrated to the current versions of their widgets.
 * Everything else keeps its layout. A node that cannot be migrated is left unchanged, and the check reports it.
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
