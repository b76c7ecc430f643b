/**
 * Proves that the people who see a link can open its page: that they pass its guards, and that the page is not empty
 * for them. The login guard closes a page only if nobody can see the link while logged in; otherwise people can log in
 * first.
 */
import { allOf, anyOf, not } from '../core/rule-algebra.ts'
import { compileRule, FALSE } from '../core/rule.ts'
import type { RulePlan } from '../core/slice.ts'
import type { Condition } from '../compile/context.ts'
import {
  conditionWords,
  peopleWords,
  shareWords,
  type ProofContext,
  sentences,
  smallestConflict,
  witnessOf,
  witnessOrReason,
} from './context.ts'
import { memoize } from '../memo/memo.ts'
import { changeOf, type CleanRange } from './cache.ts'
import { mayChange } from './failures.ts'
import { type LinkRules, pageWords } from './link-rules.ts'
import { linksTo, type TargetLink } from './links.ts'
import { atSomeTime, type RouteOpening, type RouteOpenings } from './opening.ts'
import { readerOf, type Witness } from './solve.ts'
import { listInWords } from '../wording/rule.ts'
import { locatedName, targetName } from './visibility.ts'

type SomeLinks = readonly [TargetLink, ...TargetLink[]]

export function proveClosedLinks(
  context: ProofContext,
  links: readonly (readonly TargetLink[])[],
  openings: RouteOpenings,
  rules: LinkRules,
  cache: ClosedLinkCache,
): void {
  const byLocation = new Map<string, [TargetLink, ...TargetLink[]]>()
  for (const link of linksTo(links, (route) => (openings.of(route)?.open ?? true) !== true)) {
    const key = `${link.document}${link.pointer}`
    const known = byLocation.get(key)
    if (known === undefined) byLocation.set(key, [link])
    else known.push(link)
  }
  for (const same of byLocation.values()) {
    const opening = openings.of(same[0].route)
    if (opening !== undefined) cache.prove(context, new ClosedLink(context, rules, opening, same))
  }
}

/** Caches links without claims. They are proven again only if they or their page change, or a boundary passes. */
export class ClosedLinkCache {
  readonly #clean = new WeakMap<TargetLink, CleanLinks>()

  prove(context: ProofContext, link: ClosedLink): void {
    const { links, opening } = link
    const [first] = links
    const before = this.#clean.get(first)
    if (before !== undefined && before.from <= context.at && context.at < before.until)
      if (before.opening === opening && isSame(before.links, links)) return
    const countBefore = context.reportCount()
    link.prove()
    this.#clean.delete(first)
    // Links with choices are not cached, because the rules of the choices may name audiences.
    if (context.reportCount() !== countBefore || links.some(({ choices }) => choices.length > 0)) return
    const conditions = link.rules().map((rule) => ({ rule }))
    this.#clean.set(first, { links, opening, from: context.at, until: changeOf(context, conditions, 0) })
  }
}

interface CleanLinks extends CleanRange {
  readonly links: SomeLinks
  readonly opening: RouteOpening
}

function isSame(before: SomeLinks, now: SomeLinks): boolean {
  return before.length === now.length && before.every((link, n) => link === now[n])
}

/** Holds for people who can never open the page, not even after a login. Memoized: many links share a page. */
const excludedRule = memoize(({ restricted, login, content }: RouteOpening): RulePlan => {
  const holds = (conditions: readonly Condition[]): RulePlan => allOf(conditions.map(({ rule }) => atSomeTime(rule)))
  const [mayEnter, isLoggedIn] = [holds(restricted), holds(login)]
  return anyOf([not(mayEnter), allOf([isLoggedIn, not(atSomeTime(content))])])
})

/** One link of a document, at all of its places. */
class ClosedLink {
  readonly #context: ProofContext
  readonly #rules: LinkRules
  readonly opening: RouteOpening
  readonly links: SomeLinks
  readonly #what: string

  constructor(context: ProofContext, rules: LinkRules, opening: RouteOpening, links: SomeLinks) {
    this.#context = context
    this.#rules = rules
    this.opening = opening
    this.links = links
    this.#what = `that the people who see the link can open ${pageWords(opening)}`
  }

  /** The rules on which the result depends. */
  rules(): readonly RulePlan[] {
    if (this.#isUncertain()) return []
    return [this.opening.open, excludedRule(this.opening), ...this.links.map((link) => this.#rules.presenceOf(link))]
  }

  #isUncertain(): boolean {
    const { open } = this.opening
    return this.links.some((link) => !this.#rules.isExact(link) || mayChange(this.#context, link.earlier, open))
  }

  prove(): void {
    const [first] = this.links
    const { open } = this.opening
    if (this.#isUncertain()) return
    const excluded = this.#firstOf(excludedRule(this.opening))
    // Nobody is excluded, and the page requires no login.
    if (excluded === undefined && this.opening.login.length === 0) return
    if (this.#canOpen(open)) {
      if (excluded !== undefined) this.#reportPart(...excluded)
      return
    }
    const seen = this.#firstOf(true)
    // A link that is never visible has a finding of its own.
    if (seen === undefined) return
    if (excluded === undefined) this.#reportLogin(...seen)
    else this.#reportAll(first, ...excluded)
  }

  /** False only if it is proven that nobody can open the page at any place of the link. */
  #canOpen(open: RulePlan): boolean {
    return this.links.some((link) => {
      const rule = allOf([this.#rules.presenceOf(link), open])
      return witnessOrReason(this.#context, rule, link, this.#what) !== 'impossible'
    })
  }

  #firstOf(rule: RulePlan): readonly [TargetLink, Witness] | undefined {
    for (const link of this.links) {
      const witness = witnessOf(this.#context, allOf([this.#rules.presenceOf(link), rule]), link, this.#what)
      if (witness !== undefined) return [link, witness]
    }
    return undefined
  }

  /** Reports `link`. The witness sees the link at the place of `seen`. */
  #reportAll(link: TargetLink, seen: TargetLink, witness: Witness): void {
    const { target, document, pointer } = link
    const what =
      `${targetName(target)} links to ${pageWords(this.opening)}, ` +
      'but no person who sees the link can open the page'
    const remedy = 'show the link to people who can open the page, change the rule of the page, or remove the link'
    const message = sentences(what, this.#whyAll(link), remedy)
    this.#context.report({ code: 'PRF-CLOSED', document, pointer, message, witness, place: seen.target.place })
  }

  /** The rules of the link and of the page that exclude each other. */
  #whyAll(link: TargetLink): string {
    const { restricted, login, root, page } = this.opening
    const { solver } = this.#context
    const own = this.#rules.conditionsOf(link)
    const excluding = [
      [...restricted, ...root],
      [...restricted, ...login, ...root],
    ]
      .map((ofPage) => [...own, ...ofPage.map((one) => ({ ...one, rule: atSomeTime(one.rule) }))])
      .find((all) => solver.possible(allOf(all.map(({ rule }) => rule))).is === 'impossible')
    if (excluding === undefined)
      return `the page is empty for people who see the link: each node of ${locatedName(this.#context.site, page)} has a rule that excludes them`
    const words = smallestConflict(solver, excluding, allOf).map((one) => conditionWords(this.#context, one))
    return words.length === 1 ? `${words.join('')} never holds` : `${listInWords(words)} exclude each other`
  }

  #reportPart(link: TargetLink, witness: Witness): void {
    const { target, document, pointer } = link
    const excluded = allOf([this.#rules.presenceOf(link), excludedRule(this.opening)])
    const people = peopleWords(this.#context, excluded, witness.at)
    const what =
      `${targetName(target)} links to ${pageWords(this.opening)}, ` +
      `but some people who see the link cannot open the page: those for whom "${people}" holds` +
      shareWords(this.#context, this.#rules.presenceOf(link), excluded, witness.at)
    const remedy = 'show the link only to people who can open the page, or change the rule of the page'
    const message = sentences(what, this.#whySome(witness), remedy)
    this.#context.report({ code: 'PRF-PARTLY-CLOSED', document, pointer, message, witness, place: target.place })
  }

  /** The conditions of the page that exclude the person of a witness. */
  #whySome(witness: Witness): string {
    const { restricted, root, content, page } = this.opening
    const read = readerOf(witness)
    const isFalse = (rule: RulePlan): boolean => compileRule(rule, this.#context.solver.types).test(read) === FALSE
    const all = [...restricted, ...root]
    const failing = all.filter(({ rule }) => isFalse(rule))
    if (failing.length === 0 && isFalse(content))
      return `each node of ${locatedName(this.#context.site, page)} has a rule that excludes these people`
    const words = (failing.length === 0 ? all : failing).map((one) => conditionWords(this.#context, one))
    return `people can open the page only if these rules hold: ${listInWords(words)}`
  }

  #reportLogin({ target, document, pointer }: TargetLink, witness: Witness): void {
    const [condition] = this.opening.login
    const needed = condition === undefined ? '' : `: ${conditionWords(this.#context, condition)}`
    const message = sentences(
      `${targetName(target)} links to ${pageWords(this.opening)}, but no person who sees the link is logged in`,
      `the page requires a login${needed}`,
      'show the link to people who are logged in, link to another page, or keep the link if it is meant as a way to log in',
    )
    this.#context.report({ code: 'PRF-PARTLY-CLOSED', document, pointer, message, witness, place: target.place })
  }
}
