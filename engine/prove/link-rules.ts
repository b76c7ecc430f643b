/** Compiles the rules that links depend on, and names the pages of links. */
import { allOf } from '../core/rule-algebra.ts'
import type { RulePlan } from '../core/slice.ts'
import type { WrittenRule } from '../core/vocabulary.gen.ts'
import { type CompileContext, type CompileSite, type Condition, newContext } from '../compile/context.ts'
import { rulePlan } from '../compile/rule.ts'
import { asInstants } from './instants.ts'
import type { TargetLink } from './links.ts'
import type { RouteOpening } from './opening.ts'

export class LinkRules {
  readonly #context: CompileContext
  readonly #timeZone: string

  constructor(compileSite: CompileSite) {
    this.#context = newContext(compileSite, 'link', '')
    this.#timeZone = compileSite.locale.timeZone
  }

  /** The presence of a link. Rules that depend on arguments or list entries are left out. */
  presenceOf(link: TargetLink): RulePlan {
    return link.choices.length === 0 ? link.rule : allOf([link.rule, ...this.#choicesOf(link).map(({ rule }) => rule)])
  }

  /** True if `presenceOf` leaves out no rule. */
  isExact({ choices }: TargetLink): boolean {
    return choices.every(isFixed)
  }

  /** The conditions under which a link is present, outermost first. */
  conditionsOf(link: TargetLink): readonly Condition[] {
    const { target, rule, document, pointer } = link
    const own = rule === target.rule ? [] : [{ rule, document, pointer }]
    return [...target.conditions, ...own, ...this.#choicesOf(link)]
  }

  #choicesOf({ choices, document, pointer }: TargetLink): readonly Condition[] {
    return choices
      .filter(isFixed)
      .map((choice) => ({ rule: asInstants(rulePlan(choice, this.#context), this.#timeZone), document, pointer }))
  }
}

/** False for a rule that depends on an argument or a list entry. */
function isFixed(rule: WrittenRule): boolean {
  return !/"(?:arg|\$ref)":/.test(JSON.stringify(rule))
}

/** `the page of "game"`, with the redirects that lead to it. */
export function pageWords({ route, redirects }: RouteOpening): string {
  if (redirects.length === 0) return `the page of "${route}"`
  const names = redirects.map((one) => `"${one}"`).join(' and ')
  return `the page of "${route}" (through the ${redirects.length === 1 ? 'redirect' : 'redirects'} ${names})`
}
