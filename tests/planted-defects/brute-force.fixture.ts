/**
 * Decides statements about a site by trying all persons, instants and pages that its documents can distinguish. It
 * shares no code with the proofs: it walks pages like the player app, and evaluates the rules of tables, skins and
 * steps in their uncompiled form.
 */
import { isList, isObject, type Json, type JsonObject } from '../../engine/core/json.ts'
import { at, type Changes } from '../../engine/prove/prove.fixture.ts'
import type { Workspace } from '../../engine/workspace/workspace.ts'
import { type Facts, type Person, SiteWalk } from '../presence/walk.fixture.ts'
import { openPlanted } from './planted-site.fixture.ts'
import { holds, instantInManila, isScheduled } from './written-rule.fixture.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What a person sees on one page at one instant. */
export interface View {
  readonly facts: Facts
  /** Ids of visible nodes, list entries and popups, and ids of everything that contains them. */
  readonly ids: ReadonlySet<string>
}

type Site = ReadonlyMap<string, JsonObject>

export class BruteForce {
  readonly #documents: Site
  readonly #walk: SiteWalk
  readonly #text: string
  #views: readonly (readonly View[])[] | undefined

  constructor(workspace: Workspace) {
    this.#documents = new Map([...workspace.site().documents].map(([name, { value }]) => [name, value]))
    this.#text = JSON.stringify([...this.#documents.values()])
    this.#walk = new SiteWalk(workspace, workspace.checkedSite().settings.notFound, [
      { route: 'game', path: '/game/17' },
    ])
  }

  /** Whether a view at or after the start of the proofs satisfies `test`. */
  some(test: (view: View) => boolean): boolean {
    return this.byMoment().some((views) => views.some(test))
  }

  sees(id: string): boolean {
    return this.some(({ ids }) => ids.has(id))
  }

  /** Whether anybody saw the item with this id before the start of the proofs. */
  saw(id: string): boolean {
    return this.#viewsAt(this.#moments().filter((moment) => moment < at)).some(({ ids }) => ids.has(id))
  }

  /** Whether the same people see `id` on the same pages at the same instants on this site and on the site `other`. */
  isSeenAlike(id: string, other: Changes): boolean {
    const walk = new BruteForce(openPlanted(other)).#walk
    return this.#everyView().every(({ facts, ids }) => ids.has(id) === idsOf(walk.seen(facts)).has(id))
  }

  /** Returns the views of all persons on all pages, one list for each instant. */
  byMoment(): readonly (readonly View[])[] {
    return (this.#views ??= this.#coming().map((moment) => this.#viewsAt([moment])))
  }

  /** Popups that open automatically in a view. */
  popupsIn(view: View): readonly string[] {
    if (!this.#walk.isShown(view.facts)) return []
    return this.#walk.popupsOver(view.facts).flatMap(({ id, auto }) => (auto ? [id] : []))
  }

  /** Returns the views of the same person at the same instant, but on another route. */
  onRoute({ facts }: View, route: string): readonly View[] {
    return this.#walk.openings
      .filter((opening) => opening.route === route && opening.isUnknown !== true)
      .map((opening) => this.#viewOf(facts, Number(facts['clock.now']), opening))
  }

  /** The indices of the conditions that hold, one list for each person and instant. */
  matching(conditions: readonly JsonObject[]): readonly (readonly number[])[] {
    return this.#situations().map((facts) => conditions.flatMap((one, n) => (this.#isMet(one, facts) ? [n] : [])))
  }

  /**
   * Returns the objects with `when` and `schedule`: the rows of a table, the steps of a flow, or the document itself.
   */
  written(document: string, list?: 'rows' | 'steps'): readonly JsonObject[] {
    const value = this.#documents.get(document)
    if (value === undefined) throw new Error(`no document ${document}`)
    if (list === undefined) return [value]
    const entries: Json | undefined = value[list]
    return isList(entries) ? entries.filter(isObject) : []
  }

  has(document: string): boolean {
    return this.#documents.has(document)
  }

  /** The nodes with a button, each with the rule of the button's first step. */
  nodes(isWanted: (id: string) => boolean): readonly { readonly id: string; readonly when: Json }[] {
    const found: { readonly id: string; readonly when: Json }[] = []
    const visit = (value: Json): void => {
      if (isList(value)) return value.forEach(visit)
      if (!isObject(value)) return
      const press: Json | undefined = isObject(value.on) ? value.on.press : undefined
      const [step] = isList(press) ? press : []
      if (typeof value.id === 'string' && isWanted(value.id) && isObject(step))
        found.push({ id: value.id, when: step.when ?? true })
      Object.values(value).forEach(visit)
    }
    this.#documents.forEach(visit)
    return found
  }

  holdsIn(rule: Json, { facts }: View): boolean {
    return holds(rule, facts, (id) => this.#documents.get(`audience/${id}`)?.rule)
  }

  #isMet({ when = true, schedule }: JsonObject, facts: Facts): boolean {
    if (schedule !== undefined && !isScheduled(schedule, Number(facts['clock.now']))) return false
    return holds(when, facts, (id) => this.#documents.get(`audience/${id}`)?.rule)
  }

  /** Returns the facts of every person at every instant, on one page only. */
  #situations(): readonly Facts[] {
    const [opening] = this.#walk.openings
    if (opening === undefined) return []
    return this.#coming().flatMap((moment) =>
      this.#persons().map((person) => this.#walk.factsOn(person, moment, opening)),
    )
  }

  #everyView(): readonly View[] {
    return this.byMoment().flat()
  }

  #viewsAt(moments: readonly number[]): readonly View[] {
    const persons = this.#persons()
    return moments.flatMap((moment) =>
      persons.flatMap((person) => this.#walk.openings.map((opening) => this.#viewOf(person, moment, opening))),
    )
  }

  #viewOf(person: Person, moment: number, opening: SiteWalk['openings'][number]): View {
    const facts = this.#walk.factsOn(person, moment, opening)
    return { facts, ids: idsOf(this.#walk.seen(facts)) }
  }

  #coming(): readonly number[] {
    return this.#moments().filter((moment) => moment >= at)
  }

  /** Returns the levels in the documents, and for each of them the next lower and the next higher level. */
  #levels(): readonly number[] {
    const written = [...this.#text.matchAll(/"player\.vipLevel","op":"\w+","value":\[?(\d+)(?:,(\d+))?/g)]
    const levels = written.flatMap(([, ...values]) => values.filter(Boolean).map(Number))
    return [...new Set([0, ...levels.flatMap((level) => [level - 1, level, level + 1])])].filter(
      (level) => level >= 0 && level <= 12,
    )
  }

  /** Returns all persons that the documents can distinguish. Visitors have no level. */
  #persons(): readonly Person[] {
    const names = (fact: string): boolean => this.#text.includes(`"${fact}"`)
    const levels = this.#levels()
    const containers = names('device.container') ? ['BROWSER', 'APP'] : ['BROWSER']
    const nicknames = ['Ana', 'Bea', 'Cy', 'Zoe'].filter((name) => names(name))
    return [false, true].flatMap((isIn) =>
      (isIn ? levels : [0]).flatMap((level) =>
        containers.flatMap((container) =>
          [...nicknames, 'Other'].map((nickname) => ({
            'session.loggedIn': isIn,
            'player.vipLevel': level,
            'device.container': container,
            'player.nickname': nickname,
            'popup.open': '',
          })),
        ),
      ),
    )
  }

  /**
   * The start of the proofs, the instants around the start and the end of every day and minute in the documents, and
   * for weekly windows two instants on each day of a week.
   */
  #moments(): readonly number[] {
    const dates = new Set(this.#text.match(/\d{4}-\d\d(?:-\d\d(?:T\d\d:\d\d)?)?/g))
    const starts = [at, ...[...dates].map((date) => instantInManila(date.length === 7 ? `${date}-01` : date))]
    const edges = dates.size === 0 ? [] : starts.flatMap((start) => [start - 1, start, start + 59_999, start + 60_000])
    const days = [...dates].flatMap((date) => {
      if (date.length > 10) return []
      const start = instantInManila(date.length === 7 ? `${date}-01` : date)
      return (date.length === 7 ? [10, 28, 31] : [1]).flatMap((n) => [start + n * DAY - 1, start + n * DAY])
    })
    const isWeekly = this.#text.includes('"weekly"')
    const week = isWeekly ? starts.flatMap((start) => Array.from({ length: 15 }, (_, n) => start + n * 12 * HOUR)) : []
    return [...new Set([at, ...edges, ...days, ...week])].sort((a, b) => a - b)
  }
}

/** Returns the parts of addresses between slashes and colons: ids, and ids of list entries. */
function idsOf(addresses: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...addresses].flatMap((address) => address.split(/[/:]/)))
}
