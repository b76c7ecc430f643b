/**
 * Tests the statements of findings about nodes, slots, popups and banners. A finding is identified by its code and
 * position.
 */
import type { Finding } from '../../engine/document/finding.ts'
import type { Target } from '../../engine/prove/targets.ts'
import type { PopupPlan } from '../../engine/core/slice.ts'
import { type Comparison, type View, viewsOf, viewsOfWitness, whoSees } from './opened-site.fixture.ts'
import { both, isEmpty, type Mask, Views } from './views.fixture.ts'

interface Findings extends Comparison {
  readonly findings: readonly Finding[]
  readonly views: Views
  /** The situations at or after the start of the proofs. */
  readonly later: Mask
}

export function compareFindings(comparison: Comparison): void {
  const { site, situations, at, contradictions } = comparison
  const views = viewsOf(site, situations)
  const later = views.maskOf((one) => one.at >= at)
  const all: Findings = { ...comparison, findings: site.workspace.proofs(at).findings, views, later }
  for (const finding of all.findings) {
    contradictions.compared += situations.length
    contradictions.countFinding(finding.code)
    if (['PRF-NEVER', 'PRF-SHADOW', 'PRF-ENDED'].includes(finding.code)) compareHidden(all, finding)
    if (finding.code === 'PRF-ALWAYS' && !finding.pointer.endsWith('/when')) compareHidden(all, finding)
    if (finding.code === 'PRF-EMPTY') compareEmpty(all, finding)
    if (finding.code !== 'PRF-SHADOW') compareWitness(all, finding)
  }
  comparePopupTies(all)
  compareBannerTies(all)
}

/** Checks that nobody sees a target that a finding calls hidden. */
function compareHidden({ name, site, views, later, contradictions }: Findings, finding: Finding): void {
  const about = targetsAt(finding, site.targets)
  if (about.length === 0 && isOnScreen(finding)) contradictions.add(name, 'a finding is about nothing', finding)
  for (const target of about) {
    const facts = whoSees(views, target, later)
    if (facts !== undefined) contradictions.add(name, `${target.address} is seen`, [finding, facts])
  }
}

/** Whether a finding is about something on screen; false for skins, rows and steps. */
function isOnScreen({ file }: Finding): boolean {
  return !/\/(skin|decision-table|flow)\//.test(file)
}

/** Returns the nodes or popups at the position of a finding, or those whose condition is at this position. */
function targetsAt(finding: Finding, targets: readonly Target[]): readonly Target[] {
  const isHere = ({ document, pointer }: { readonly document: string; readonly pointer: string }): boolean =>
    finding.file.endsWith(`/${document}.json`) &&
    (pointer === finding.pointer || pointer === finding.pointer.replace(/\/(when|schedule|routes)$/, ''))
  const own = targets.filter((target) => isHere(target.entry ?? target))
  const isCondition = ({ document, pointer }: { readonly document: string; readonly pointer: string }): boolean =>
    finding.file.endsWith(`/${document}.json`) && pointer === finding.pointer
  return own.length > 0 ? own : targets.filter(({ ownConditions }) => ownConditions.some(isCondition))
}

/**
 * Checks that, at the instant and on the page of the witness, the slot is empty for everybody in at least one of the
 * places where the page has it.
 */
function compareEmpty({ name, site, situations, at, contradictions }: Findings, finding: Finding): void {
  const { witness, pointer, file } = finding
  if (witness === undefined) return
  const [path] = witness.address.split('?')
  const parents = site.targets.filter(
    (target) => file.endsWith(`/${target.document}.json`) && pointer === `${target.pointer}/slots/body`,
  )
  const later = situations.filter((one) => one.at >= at)
  const people = new Map(later.map(({ person }) => [JSON.stringify(person), { person, at: witness.at }]))
  const views = new Views(site.walk, [...people.values()])
  // A page may include a section several times. The finding is about one of these places.
  const filled = parents.map((parent) => {
    const children = site.targets.filter(({ slot }) => slot === `${parent.address}/body`)
    return views.openings
      .filter(({ opening }) => opening.path === path)
      .flatMap(({ opening, seen }) =>
        children.map(({ address }) => ({ opening, mask: seen.get(address) ?? views.none })),
      )
      .find(({ mask }) => !isEmpty(mask))
  })
  const [first] = filled
  if (first !== undefined && filled.every((one) => one !== undefined))
    contradictions.add(name, `${parents[0]?.address ?? ''} has no empty slot`, [
      finding,
      views.example(first.mask, first.opening),
    ])
}

/**
 * Checks that a witness can open its address. For targets that are not on screen, a route with a page is enough,
 * because guards do not hide such targets.
 */
function compareWitness({ name, site, contradictions }: Findings, finding: Finding): void {
  const { witness } = finding
  if (witness === undefined) return
  const isThere = ({ facts }: View): boolean =>
    isOnScreen(finding) ? site.walk.isShown(facts) : site.walk.hasPage({ route: String(facts['route.id']) })
  const opened = viewsOfWitness(site, witness).filter(isThere)
  if (opened.length === 0) contradictions.add(name, 'a witness can open no page', finding)
  const [path = ''] = witness.address.split('?')
  const hasAddress = opened.some(({ facts }) => facts['route.path'] === path)
  if (!hasAddress && path !== '/') contradictions.add(name, 'a witness cannot open its address', finding)
}

const isReported = (findings: readonly Finding[], code: string, kind: string, ids: readonly string[]): boolean =>
  findings.some((finding) => finding.code === code && ids.some((id) => finding.file.endsWith(`/${kind}/${id}.json`)))

const isExcluded = (a: PopupPlan, b: PopupPlan): boolean => a.excludes?.includes(b.id) === true

/**
 * Checks that popups of one priority that may be open together are reported, and that the witness sees them together.
 */
function comparePopupTies({ name, site, findings, views, later, contradictions }: Findings): void {
  for (const { opening, seen } of views.openings) {
    const popups = site.walk.popupsOn(opening).filter(({ auto }) => auto)
    for (const one of popups)
      for (const other of popups) {
        if (one.id >= other.id || one.priority !== other.priority) continue
        if (isExcluded(one, other) || isExcluded(other, one)) continue
        if (isReported(findings, 'PRF-TIE', 'popup', [one.id, other.id])) continue
        const [a = views.none, b = views.none] = [seen.get(`popup:${one.id}`), seen.get(`popup:${other.id}`)]
        const tied = both(both(a, b), later)
        if (!isEmpty(tied))
          contradictions.add(name, `no tie of ${one.id} and ${other.id}`, views.example(tied, opening))
      }
  }
  const autoPopups = ({ facts }: View): readonly PopupPlan[] =>
    site.walk.isShown(facts) ? site.walk.popupsOver(facts).filter(({ auto }) => auto) : []
  for (const finding of findings)
    if (finding.code === 'PRF-TIE' && finding.witness !== undefined) {
      const id = /\/popup\/(.*)\.json$/.exec(finding.file)?.[1] ?? ''
      const isTied = viewsOfWitness(site, finding.witness).some((view) => {
        const popups = autoPopups(view)
        const own = popups.find((popup) => popup.id === id)
        return own !== undefined && popups.filter(({ priority }) => priority === own.priority).length > 1
      })
      if (!isTied) contradictions.add(name, 'a witness sees no tie', finding)
    }
}

/** Checks that banners of one position and order that one list shows together are reported. */
function compareBannerTies({ name, site, findings, views, later, contradictions }: Findings): void {
  const order = new Map(
    site.workspace
      .checkedSite()
      .index.documents('banner')
      .map(({ id, value: { position, sort } }) => [id, `${position} ${sort}`]),
  )
  const shown = site.targets.flatMap(({ address, entry }) =>
    entry?.document.startsWith('banner/') === true
      ? [{ address, list: address.replace(/:[^/]*$/, ''), id: entry.document.slice('banner/'.length) }]
      : [],
  )
  const pairs = shown.flatMap((one) =>
    shown
      .filter((other) => one.id < other.id && one.list === other.list && order.get(one.id) === order.get(other.id))
      .filter((other) => !isReported(findings, 'PRF-OVERLAP', 'banner', [one.id, other.id]))
      .map((other) => [one, other] as const),
  )
  for (const { opening, seen } of views.openings)
    for (const [one, other] of pairs) {
      const [a = views.none, b = views.none] = [seen.get(one.address), seen.get(other.address)]
      const overlap = both(both(a, b), later)
      if (!isEmpty(overlap))
        contradictions.add(name, `no overlap of ${one.id} and ${other.id}`, views.example(overlap, opening))
    }
}
