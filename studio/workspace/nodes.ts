/**
 * Nodes of the open site: the place of a node in its document, the nodes that show such a place, and why a person sees
 * a node.
 */
import { catalogue } from '../../catalogue/catalogue.ts'
import type { Json } from '../../engine/core/json.ts'
import { MAX_HIGHLIGHTED } from '../../engine/core/preview-message.ts'
import type { NodeTarget, Target } from '../../engine/prove/targets.ts'
import { whyVisible } from '../../engine/prove/why.ts'
import { personaInWords } from '../../engine/wording/persona.ts'
import type { Workspace } from '../../engine/workspace/workspace.ts'

/** A place in a document. */
export interface DocumentPlace {
  readonly path: string
  readonly pointer: string
}

/** A rule of a node, of its route or of anything between them that decides whether a person sees the node. */
export interface ExplainedRule extends DocumentPlace {
  readonly words: string
  readonly holds: boolean
}

/** Whether a person sees a node, with all rules that decide about it. */
export interface NodeExplanation {
  readonly title: string
  readonly who: string
  readonly isVisible: boolean
  readonly rules: readonly ExplainedRule[]
  /** A reason other than a rule, such as the limit of a list. */
  readonly other?: string
}

export class SiteNodes {
  readonly #workspace: Workspace
  /** The targets of the last site without errors, so an unfinished edit does not stop the preview. */
  #last: readonly Target[] = []

  constructor(workspace: Workspace) {
    this.#workspace = workspace
  }

  #nodes(): readonly NodeTarget[] {
    if (!this.#workspace.hasErrors()) this.#last = this.#workspace.targets()
    return this.#last.filter((target): target is NodeTarget => target.kind === 'node')
  }

  /** Returns the target of a node: the one on the page at `address`, or else one on another page. */
  #find(node: string, address: string): NodeTarget | undefined {
    const found = this.#nodes().filter((target) => target.address === node)
    return found.find(this.#isOn(address)) ?? found[0]
  }

  /** Whether a node is on the page at `address`. */
  #isOn(address: string): (target: NodeTarget) => boolean {
    const path = address.replace(/[?#].*/, '')
    const { index } = this.#workspace.site()
    const onPath = new Set(index.having('route', ['path', path]).map(({ id }) => id))
    return ({ routes }) => routes.some((id) => onPath.has(id))
  }

  /** Returns the place of a node in its document; for a list entry, the place of the entry. */
  place(node: string, address: string): DocumentPlace | null {
    const target = this.#find(node, address)
    if (target === undefined) return null
    const { document, pointer } = target.entry ?? target
    return this.#at(document, pointer)
  }

  /**
   * Returns the addresses of the innermost nodes around a place in a document, first those on the page at `address`.
   */
  shown({ path, pointer }: DocumentPlace, address: string): readonly string[] {
    const name = this.#nameOf(path)
    let nearest = -1
    let found: NodeTarget[] = []
    for (const target of this.#nodes())
      for (const at of [target, ...(target.entry === undefined ? [] : [target.entry])]) {
        const isAround = at.document === name && (pointer === at.pointer || pointer.startsWith(`${at.pointer}/`))
        if (!isAround || at.pointer.length < nearest) continue
        if (at.pointer.length > nearest) found = []
        nearest = at.pointer.length
        found.push(target)
      }
    const isOn = this.#isOn(address)
    const sorted = [...found.filter(isOn), ...found.filter((target) => !isOn(target))]
    return [...new Set(sorted.map((target) => target.address))].slice(0, MAX_HIGHLIGHTED)
  }

  explain(node: string, address: string, facts: { readonly [fact: string]: Json }, at: number): NodeExplanation | null {
    const target = this.#find(node, address)
    if (target === undefined || this.#workspace.hasErrors()) return null
    const site = this.#workspace.checkedSite()
    const path = address.replace(/[?#].*/, '')
    const routes = target.routes.map((id) => site.index.document('route', id)?.value)
    const route = routes.find((one) => one?.path === path) ?? routes[0]
    const page = target.place.popup ?? route?.page ?? ''
    const answers = whyVisible({ site, catalogue, page, node, persona: facts, at })
    const answer = answers.find((one) => one.route === route?.id) ?? answers[0]
    if (answer === undefined) return null
    const rules = answer.rules.flatMap(({ document, pointer, ...rule }): readonly ExplainedRule[] => {
      const place = this.#at(document, pointer)
      return place === null ? [] : [{ ...rule, ...place }]
    })
    const isHidden = rules.some(({ holds }) => !holds)
    return {
      title: answer.title,
      who: personaInWords(facts, catalogue.facts),
      isVisible: answer.isVisible,
      rules,
      ...(answer.reason === undefined || isHidden ? {} : { other: answer.reason }),
    }
  }

  #at(document: string, pointer: string): DocumentPlace | null {
    const path = this.#workspace.site().documents.get(document)?.path
    return path === undefined ? null : { path, pointer }
  }

  #nameOf(path: string): string | undefined {
    const found = [...this.#workspace.site().documents.values()].find((one) => one.path === path)
    return found && `${found.kind}/${found.id}`
  }
}
