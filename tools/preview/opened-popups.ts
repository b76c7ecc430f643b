/** Finds the popups of a page that only an action opens, directly or through flows and other popups. */
import { allOf, anyOf } from '../../engine/core/rule-algebra.ts'
import type { RulePlan } from '../../engine/core/slice.ts'
import { ownRule, type PopupTarget, type StepTarget, type Target } from '../../engine/prove/targets.ts'
import type { DocumentUse } from '../../engine/workspace/uses.ts'
import type { Workspace } from '../../engine/workspace/workspace.ts'

export interface OpenedPopup {
  readonly popup: PopupTarget
  /** The documents and flows whose actions open the popup, such as `page/home` and `flow/ask`. */
  readonly by: readonly string[]
  /** A rule that holds for the people who can run one of these actions. */
  readonly who: RulePlan
}

/** A document that opens a popup, directly or through flows, and the rule for whom it does so. */
interface Opener {
  readonly document: string
  readonly who: RulePlan
}

/** Returns the popups that actions of the targets `shown` open, and the popups that actions of these popups open. */
export function openedPopups(shown: readonly Target[], workspace: Workspace): readonly OpenedPopup[] {
  const targets = workspace.targets()
  const left = new Set(
    targets.filter(
      (target): target is PopupTarget =>
        target.kind === 'popup' && target.source.trigger !== 'auto' && target.rule !== false,
    ),
  )
  const here = [...shown]
  const found: OpenedPopup[] = []
  let count = -1
  while (count !== found.length) {
    count = found.length
    for (const popup of left) {
      const openers = openersOf(`popup/${popup.source.id}`, here, workspace, [])
      if (openers.length === 0) continue
      const by = [...new Set(openers.map(({ document }) => document))]
      found.push({ popup, by, who: anyOf(openers.map(({ who }) => who)) })
      here.push(popup, ...targets.filter(({ place }) => place.popup === popup.source.id))
      left.delete(popup)
    }
  }
  return found
}

/**
 * Returns what opens the document `name`: nodes in `here` that name it, and flows that name it and that nodes in `here`
 * start.
 */
function openersOf(
  name: string,
  here: readonly Target[],
  workspace: Workspace,
  chain: readonly string[],
): readonly Opener[] {
  return workspace.uses(name).flatMap((use): readonly Opener[] => {
    const { document } = use
    if (document === name || chain.includes(document)) return []
    if (!document.startsWith('flow/')) return nodesAt(use, here).map(({ localRule }) => ({ document, who: localRule }))
    const step = workspace
      .targets()
      .find(
        (target): target is StepTarget => target.kind === 'step' && isAt(use, target) && target.document === document,
      )
    const starts = openersOf(document, here, workspace, [...chain, document])
    return starts.map(({ who }) => ({ document, who: allOf([who, step === undefined ? true : ownRule(step)]) }))
  })
}

/**
 * Returns the innermost targets that contain a location. There are several if their document is included several times.
 */
function nodesAt(use: DocumentUse, targets: readonly Target[]): readonly Target[] {
  const around = targets.filter((target) => isAt(use, target.entry ?? target))
  const depth = Math.max(...around.map((target) => (target.entry ?? target).pointer.length))
  return around.filter((target) => (target.entry ?? target).pointer.length === depth)
}

function isAt(use: DocumentUse, { document, pointer }: DocumentUse): boolean {
  return document === use.document && (use.pointer === pointer || use.pointer.startsWith(`${pointer}/`))
}
