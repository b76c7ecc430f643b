/**
 * Tests the findings about tables, flow steps and skins: if a finding calls a rule never or always true, this is so for
 * everybody on the routes that use the rule, and gaps and overlaps of tables are reported. The routes are found in the
 * text of the documents.
 */
import type { Finding } from '../../engine/document/finding.ts'
import type { RowTarget, Target } from '../../engine/prove/targets.ts'
import { type Comparison, type OpenedSite, viewsOf, viewsOfWitness } from './opened-site.fixture.ts'
import { both, either, isEmpty, type Mask, type Views, without } from './views.fixture.ts'
import { type Opening, testOf } from './walk.fixture.ts'

/** A page on which a table, step or skin is used, and the people on this page. */
interface Spot {
  readonly opening: Opening
  readonly here: Mask
}

interface Uses extends Comparison {
  readonly findings: readonly Finding[]
  readonly views: Views
  /** The situations at or after the start of the proofs. */
  readonly later: Mask
}

export function compareUses(comparison: Comparison): void {
  const { site, situations, at } = comparison
  const views = viewsOf(site, situations)
  const later = views.maskOf((one) => one.at >= at)
  const all: Uses = { ...comparison, findings: site.workspace.proofs(at).findings, views, later }
  const targets = site.workspace.targets()
  const rows = targets.filter((target) => target.kind === 'row')
  if (rows.length > 0) compareTable(all, rows)
  let isLate = false
  for (const target of targets) {
    if (target.kind === 'skin') compareOwn(all, target, anywhere(all))
    if (target.kind !== 'step') continue
    const spots = isLate ? anywhere(all) : spotsOf(all, '"flow":"play"')
    // People who see the page do not always see the node that starts the flow.
    compareOwn(all, target, isOfStarts(all, target) ? startsOf(all, spots) : spots)
    isLate ||= target.source.do !== undefined
  }
}

/** Whether a finding says that of the people who start the flow of the step, nobody runs the step. */
function isOfStarts(all: Uses, target: Target): boolean {
  return about(all, target, '/when').some(({ message }) => message.includes('The flow is started only by'))
}

/** Returns the same spots, restricted to the people who see a node that starts the flow. */
function startsOf({ views }: Uses, spots: readonly Spot[]): readonly Spot[] {
  return spots.map(({ opening, here }) => ({
    opening,
    here: both(here, views.under(opening).started.get('flow:play') ?? views.none),
  }))
}

/** Returns every page, whether or not a person can open it. */
function anywhere({ site, views, later }: Uses): readonly Spot[] {
  return views.openings
    .filter(({ opening }) => site.walk.hasPage(opening))
    .map(({ opening }) => ({ opening, here: later }))
}

/**
 * Returns the pages with a document that contains the text, for the people who can open them. Returns every page if no
 * page or popup contains the text, and no page if only popups that never open contain it.
 */
function spotsOf(all: Uses, text: string): readonly Spot[] {
  const found = all.views.openings
    .filter(({ opening }) => all.site.walk.hasPage(opening) && showsText(all.site, opening, text))
    .map(({ opening, shown }) => ({ opening, here: both(shown, all.later) }))
  const popups = all.site.workspace.checkedSite().index.documents('popup')
  const isInPopup = popups.some(({ id }) => containsText(all.site, [`popup/${id}`], text))
  return found.length === 0 && !isInPopup ? anywhere(all) : found
}

function showsText({ workspace, walk }: OpenedSite, opening: Opening, text: string): boolean {
  const { index } = workspace.checkedSite()
  const route = index.document('route', opening.route)?.value
  return containsText(
    { workspace },
    [
      `page/${route?.page ?? ''}`,
      `layout/${route?.layout ?? 'main'}`,
      ...walk.popupsOn(opening).map(({ id }) => `popup/${id}`),
    ],
    text,
  )
}

/** Whether one of the documents, or a document that it includes, contains the text. */
function containsText({ workspace }: Pick<OpenedSite, 'workspace'>, names: readonly string[], text: string): boolean {
  const { documents } = workspace.checkedSite()
  const open = [...names]
  for (const name of open) {
    const source = JSON.stringify(documents.get(name)?.value ?? {})
    if (source.includes(text)) return true
    for (const other of ['section/hot', 'tab-bar/main'])
      if (source.includes(`"${other}"`) && !open.includes(other)) open.push(other)
  }
  return false
}

const ruleOf = ({ ownConditions }: Target): Target['rule'] => ['all', ...ownConditions.map(({ rule }) => rule)]

/** Returns the findings about a target, or about the rule of the target. */
function about({ findings }: Uses, { document, pointer }: Target, suffix: string): readonly Finding[] {
  return findings.filter((one) => one.file.endsWith(`/${document}.json`) && one.pointer === `${pointer}${suffix}`)
}

/** The codes of findings that say that a target is absent. */
const absent = ['PRF-NEVER', 'PRF-SHADOW', 'PRF-ENDED', 'PRF-ALWAYS']

function compareOwn(all: Uses, target: Target, spots: readonly Spot[]): void {
  const own = ruleOf(target)
  compareAbsence(all, target, spots, ({ opening }) => all.views.holds(own, opening))
  const isUseless = about(all, target, '/when').some(({ code }) => code === 'PRF-ALWAYS')
  const other = isUseless
    ? someone(all, spots, ({ opening }) => without(all.views.all, all.views.holds(own, opening)))
    : undefined
  // A schedule around the rule may imply the rule, so only targets with this one condition count.
  if (other !== undefined && target.ownConditions.length === 1)
    all.contradictions.add(all.name, `the rule of ${target.address} excludes somebody`, other)
}

function compareAbsence(all: Uses, target: Target, spots: readonly Spot[], holds: (spot: Spot) => Mask): void {
  all.contradictions.compared += all.situations.length
  const claims = [...about(all, target, ''), ...about(all, target, '/when').filter(({ code }) => code !== 'PRF-ALWAYS')]
  const claim = claims.find(({ code }) => absent.includes(code))
  const found = someone(all, spots, holds)
  if (claim !== undefined && found !== undefined)
    all.contradictions.add(all.name, `${target.address} is used`, [claim, found])
  const excluded = someone(all, spots, (spot) => without(holds(spot), all.views.holds(target.rule, spot.opening)))
  if (excluded !== undefined) all.contradictions.add(all.name, `the rule of ${target.address} is false`, excluded)
}

/** The facts of a person on the page for whom the rule holds. */
function someone({ views }: Uses, spots: readonly Spot[], holds: (spot: Spot) => Mask): unknown {
  for (const spot of spots) {
    const found = both(spot.here, holds(spot))
    if (!isEmpty(found)) return views.example(found, spot.opening)
  }
  return undefined
}

function compareTable(all: Uses, rows: readonly RowTarget[]): void {
  const { views, name, contradictions, findings, site } = all
  const spots = spotsOf(all, '"table":"badge"')
  const heldBy = (some: readonly RowTarget[], { opening }: Spot): Mask =>
    some.reduce((found, row) => either(found, views.holds(ruleOf(row), opening)), views.none)
  rows.forEach((row, n) => {
    compareAbsence(all, row, spots, (spot) => without(heldBy([row], spot), heldBy(rows.slice(0, n), spot)))
  })
  const ofTable = findings.filter(({ file }) => file.includes('/decision-table/'))
  const gap = someone(all, spots, (spot) => without(views.all, heldBy(rows, spot)))
  const claim = ofTable.find(({ code }) => code === 'PRF-GAP')
  if (gap !== undefined && claim === undefined) contradictions.add(name, 'a gap is not reported', gap)
  const isGap = (finding: Finding): boolean =>
    viewsOfWitness(site, finding.witness ?? { persona: {}, at: 0 }).some(
      ({ facts }) =>
        spots.some(({ opening }) => opening.route === facts['route.id']) &&
        rows.every((row) => !testOf(ruleOf(row))(facts)),
    )
  if (claim !== undefined && !isGap(claim)) contradictions.add(name, 'a witness sees no gap', claim)
  const isUnique = site.workspace.checkedSite().index.document('decision-table', 'badge')?.value.hit === 'unique'
  if (!isUnique || ofTable.some(({ code }) => code === 'PRF-OVERLAP')) return
  rows.forEach((row, n) => {
    const overlap = someone(all, spots, (spot) => both(heldBy([row], spot), heldBy(rows.slice(0, n), spot)))
    if (overlap !== undefined) contradictions.add(name, `an overlap of ${row.address} is not reported`, overlap)
  })
}
