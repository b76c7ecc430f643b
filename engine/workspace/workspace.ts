/**
 * An open site that answers queries: findings, proofs, slices, differences, uses. It is incremental: after `update`,
 * only results that depend on the change are computed again. It is pure, so it runs in a browser, a worker and Node.
 * Its caches are internal.
 */
import { CheckCache, type CheckResult, checkSource, hasErrors, type Translations } from '../check/check.ts'
import { asChecked, type CheckedSite, type Site } from '../check/site.ts'
import { newContext } from '../compile/context.ts'
import { rulePlan } from '../compile/rule.ts'
import { CompileCache, type CompiledSite, compileRoute, compileSite, type UnstyledSlice } from '../compile/site.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { Json } from '../core/json.ts'
import type { RulePlan } from '../core/slice.ts'
import { byPosition, type Finding } from '../document/finding.ts'
import type { WidgetVersions } from '../document/migrate.ts'
import { type SourceFiles, SourceReader } from '../document/source.ts'
import { type ContactSheet, contactSheet } from '../prove/contact-sheet.ts'
import { ProveCache, type ProofResult, prove } from '../prove/prove.ts'
import { openSolver, type Witness } from '../prove/solve.ts'
import { compileSiteOf, type Target, targetsOf } from '../prove/targets.ts'
import { type Timeline, timelineOf } from '../prove/timeline.ts'
import { type RuleEffect, ruleEffectOf } from './rule-effect.ts'
import { type SiteDifference, siteDifference } from './difference.ts'
import { type TableGaps, tableFactsOf, tableGapsOf, type TableTrial, tryTable } from './table-trial.ts'
import { type DocumentUse, usesOf } from './uses.ts'

export interface WorkspaceOptions {
  readonly catalogue: Catalogue
  readonly settings?: WorkspaceSettings
}

export interface WorkspaceSettings {
  /** Name of the folder in findings; `config` when absent. */
  readonly root?: string
  /** Widgets with their migrations. Without migrations, a node of an older version is an error. */
  readonly versions?: WidgetVersions
}

/** Names that a release gives to the images of assets. */
export interface ReleaseNames {
  readonly assetName: (asset: string) => string | undefined
}

export interface Workspace {
  /** Adds or changes a file; null removes it. Text content is ignored for a file that is not a document. */
  readonly update: (path: string, content: string | Uint8Array | null) => void
  /** Replaces all files. A file with the same text counts as unchanged. */
  readonly replace: (files: SourceFiles) => void
  /** Text of a document file. */
  readonly text: (path: string) => string | undefined
  readonly site: () => Site
  /** The catalogue with the languages of the site. */
  readonly catalogue: () => Catalogue
  /** The site with its documents typed by their schemas. @throws while the check finds errors */
  readonly checkedSite: () => CheckedSite
  /** Findings of the check, sorted by position. A site with errors is neither proven nor compiled. */
  readonly findings: () => readonly Finding[]
  readonly hasErrors: () => boolean
  readonly translations: () => Translations
  /** Documents (`kind/id`) whose files cannot be read or parsed. `site` does not contain them. */
  readonly unreadable: () => readonly string[]
  /**
   * Findings of the proofs for all instants from `at` on, in milliseconds since 1970. Empty while the check finds
   * errors.
   */
  readonly proofs: (at: number) => ProofResult
  /**
   * The compiled page of a route in one language; undefined when the route shows no page. Without `assetName`, images
   * have the names of their files. @throws while the check finds errors
   */
  readonly slice: (route: string, language: string, names?: Partial<ReleaseNames>) => UnstyledSlice | undefined
  readonly compile: (names: ReleaseNames) => CompiledSite
  /** The changes since `base`, and who gains or loses what through them. */
  readonly difference: (base: Workspace, at: number) => SiteDifference
  readonly timeline: (at: number, days?: number) => Timeline
  /** All nodes, popups, skins, table rows and steps whose presence can be proven. */
  readonly targets: () => readonly Target[]
  readonly contactSheet: <T extends { readonly rule: RulePlan }>(targets: readonly T[], at: number) => ContactSheet<T>
  /** A persona, and an instant from `at` on at which the persona belongs to an audience; undefined if none is found. */
  readonly member: (audience: string, at: number) => Witness | undefined
  /** The effect of a rule at all instants from `at` on. Works even while the site has errors. */
  readonly ruleEffect: (rule: Json, at: number) => RuleEffect
  /** The facts that the rows of a table compare. Works even while the site has errors. */
  readonly tableFacts: (table: string) => readonly string[]
  /**
   * A person for whom no row of a table holds, and the rows that are never reached. Works even while the site has
   * errors.
   */
  readonly tableGaps: (table: string, at: number) => TableGaps
  /** The rows of a table that hold for a person. Works even while the site has errors. */
  readonly tryTable: (table: string, person: Witness) => TableTrial
  /** Lists where other documents refer to `document` (`kind/id`). */
  readonly uses: (document: string) => readonly DocumentUse[]
}

const noProofs: ProofResult = { findings: [], targets: 0, unproven: 0, operations: 0, budget: 0 }

export function openWorkspace({ catalogue: declared, settings = {} }: WorkspaceOptions): Workspace {
  const { root = 'config', versions = declared.widgets } = settings
  const reader = new SourceReader(root)
  const checkCache = new CheckCache()
  let proveCache = new ProveCache()
  let provenWith: Catalogue | undefined
  const compileCache = new CompileCache()
  /** The result of the check since the last change. */
  let checked: CheckResult | undefined
  let proven: { readonly at: number; readonly result: ProofResult } | undefined

  const changed = (): void => {
    checked = undefined
    proven = undefined
  }
  const check = (): CheckResult =>
    (checked ??= withUnread(checkSource(reader.read(), declared, versions, undefined, checkCache)))
  const catalogue = (): Catalogue => check().catalogue
  /**
   * Returns the cache of proofs for the current catalogue. Results depend on its facts, which depend on the languages
   * of the site.
   */
  const proofsCache = (): ProveCache => {
    if (provenWith !== catalogue()) proveCache = new ProveCache()
    provenWith = catalogue()
    return proveCache
  }
  const isValid = (): boolean => !hasErrors(check().findings)
  const checkedSite = (): CheckedSite => {
    if (!isValid()) throw new Error('the site has errors: fix the errors in findings() first')
    return asChecked(check().site)
  }
  /** Assets have no hashed names outside a release. */
  const fileName = (asset: string): string | undefined => checkedSite().index.document('asset', asset)?.value.file
  const compile = ({ assetName }: ReleaseNames): CompiledSite =>
    compileSite({ documents: checkedSite().index, catalogue: catalogue(), assetName, cache: compileCache })

  const workspace: Workspace = {
    update(path, content) {
      if (reader.update(path, content)) changed()
    },
    replace(files) {
      reader.replace(files)
      changed()
    },
    text: (path) => reader.text(path),
    site: () => check().site,
    catalogue,
    checkedSite,
    findings: () => check().findings,
    hasErrors: () => !isValid(),
    translations: () => check().translations(),
    unreadable: () => [...reader.read().broken],
    proofs(at) {
      if (!isValid()) return noProofs
      if (proven?.at !== at) proven = { at, result: prove(checkedSite(), catalogue(), { at, cache: proofsCache() }) }
      return proven.result
    },
    slice: (route, language, { assetName = fileName } = {}) =>
      compileRoute({ documents: checkedSite().index, catalogue: catalogue(), assetName }, route, language),
    compile,
    difference: (base, at) => siteDifference({ before: base, after: workspace, catalogue: catalogue(), at }),
    timeline: (at, days) =>
      timelineOf({ site: checkedSite(), catalogue: catalogue(), at, ...(days === undefined ? {} : { days }) }),
    targets: () => targetsOf(checkedSite(), catalogue(), proofsCache().targets),
    contactSheet: (targets, at) => contactSheet(targets, openSolver({ facts: catalogue().facts, from: at })),
    member(audience, at) {
      const context = newContext(compileSiteOf(checkedSite(), catalogue()), 'audience', '')
      const answer = openSolver({ facts: catalogue().facts, from: at }).possible(rulePlan({ audience }, context))
      return answer.is === 'possible' ? answer.witness : undefined
    },
    ruleEffect: (rule, at) => ruleEffectOf(rule, asChecked(check().site), catalogue(), at),
    tableFacts: (table) => tableFactsOf(table, asChecked(check().site), catalogue()),
    tableGaps: (table, at) => tableGapsOf(table, asChecked(check().site), catalogue(), at),
    tryTable: (table, person) => tryTable(table, person, asChecked(check().site), catalogue()),
    uses: (document) => usesOf(check().references(), document),
  }
  return workspace
}

/**
 * Adds findings for documents that nothing refers to, but not while the site has errors, because errors may be the
 * cause.
 */
function withUnread(checked: CheckResult): CheckResult {
  if (hasErrors(checked.findings)) return checked
  const unread = checked.unread()
  return unread.length === 0 ? checked : { ...checked, findings: [...checked.findings, ...unread].sort(byPosition) }
}
