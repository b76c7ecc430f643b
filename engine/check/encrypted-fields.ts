/** Finds misspelled names of encrypted fields, because the field that was meant would be sent unencrypted. */
import { isList } from '../core/json.ts'
import type { Schema } from '../core/schema.ts'
import type { Draft } from '../document/document.ts'
import { pointerTo, quoted } from '../document/finding.ts'
import { nearest } from '../document/nearest.ts'
import type { CallSettingsDocument } from '../document/types.gen.ts'
import type { CheckContext } from './context.ts'

/**
 * Reports names that are probably misspelled. Other unknown names are allowed, because they may belong to future calls.
 */
export function checkEncryptedFields(context: CheckContext, { encrypted }: Draft<CallSettingsDocument>): void {
  const listed = isList(encrypted) ? encrypted : []
  const fields = new Set(Object.values(context.catalogue.calls).flatMap(({ payload }) => fieldsOf(payload)))
  const missing = [...fields].filter((field) => !listed.includes(field))
  listed.forEach((name, n) => {
    const meant = typeof name !== 'string' || fields.has(name) ? undefined : nearest(name, missing)
    if (meant !== undefined)
      context.report({
        code: 'CFG-REF',
        pointer: pointerTo('/encrypted', n),
        message: `no call has a field ${quoted(name)}`,
        hint: meant,
      })
  })
}

function fieldsOf(schema: Schema): readonly string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [name, ...fieldsOf(inner)])
}
