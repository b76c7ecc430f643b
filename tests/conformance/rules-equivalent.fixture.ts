/** Exceptions of the mutation tests of rules: mutants that no case can detect, and functions that other tests cover. */

/** Why a function or constant needs no case here, by file and name: other tests cover it, or it is a limit. */
export const testedElsewhere: { readonly [place: string]: string } = {
  'engine/compile/rule.ts ruleValue': 'replaces references before the rule is compiled: compile.test.ts',
  'engine/document/schedule.ts instantOf': 'a cache of findInstant, which every case uses',
  'engine/document/schedule.ts MAX_CACHED': 'as instantOf',
  'engine/document/schedule.ts FIRST': 'the period for which a schedule without limits is compiled: schedule.test.ts',
  'engine/document/schedule.ts YEARS': 'as FIRST',
  'engine/document/schedule.ts MAX_CHANGES': 'a limit that no real schedule reaches',
  'engine/compile/table.ts cellSchema': 'the compiled form of cells: compile.test.ts',
}

const seconds = 'windows start at a full second and end with the last millisecond of a second'
const stretches = 'the offsets after the end of a schedule are not used'

/** Mutants that do not change any result, each as `file function: before → after — reason`. */
export const equivalentMutants: readonly string[] = [
  'engine/core/rule.ts numberAt: 10 → (11) — numbers in base eleven have the same order',
  `engine/compile/table.ts tableColumn: rule === true && cell[0] === '=' → rule === true — the cells of the cases are ` +
    'constants: compile.test.ts',
  `engine/compile/rule.ts rulePlan: 'fact' in source → true — the next check reports a rule without a fact`,
  'engine/document/schedule.ts wallWindows: { window: index, day, interval: ' +
    '[start + from, start + until] as const } → { day, interval: [start + from, start + until] as const } — only ' +
    'the check uses the index of the window: check/schedule.test.ts',
  `engine/document/schedule.ts timesOf: < → <= — ${seconds}`,
  `engine/document/schedule.ts utcWeek: < → <= — ${seconds}`,
  `engine/document/schedule.ts merged: 1 → (2) — ${seconds}`,
  `engine/document/schedule.ts windowsAcrossChange: >= → > — ${seconds}`,
  `engine/document/schedule.ts windowsAcrossChange: 1 → (2) — ${seconds}`,
  `engine/document/schedule.ts windowsAround: < → <= — ${seconds}`,
  'engine/document/schedule.ts windowsAcrossChange: < → <= — no window starts at the instant at which clocks ' +
    'are set back',
  'engine/document/schedule.ts offsetPeriods: at !== null && at.epochMilliseconds <= until && found.length < ' +
    'MAX_CHANGES → at !== null && at.epochMilliseconds <= until — the limit does not change the meaning',
  'engine/document/schedule.ts offsetPeriods: < → <= — the limit does not change the meaning',
  `engine/document/schedule.ts offsetPeriods: <= → < — ${stretches}`,
]
