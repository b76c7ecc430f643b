/** Finds settings without effect in popups that only actions open. */
import type { Draft } from '../document/document.ts'
import { pointerTo } from '../document/finding.ts'
import type { PopupDocument } from '../document/types.gen.ts'
import type { CheckContext } from './context.ts'

/** Settings that decide when a popup opens automatically. They have no effect on a popup that an action opens. */
const ONLY_AUTOMATIC = ['when', 'schedule', 'routes', 'caps', 'excludes'] as const

export function checkPopupTrigger(context: CheckContext, popup: Draft<PopupDocument>): void {
  if (popup.trigger !== 'manual') return
  for (const name of ONLY_AUTOMATIC)
    if (popup[name] !== undefined)
      context.report({
        code: 'CFG-UNKNOWN',
        pointer: pointerTo('', name),
        atKey: true,
        message: `"${name}" has no effect, because this popup opens only by an action ("trigger": "manual")`,
        hint: 'write the condition at the step that opens the popup, or write "trigger": "auto"',
      })
}
