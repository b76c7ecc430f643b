/** Changes to the code of rules that no case can notice, and why; and functions that are no part of their meaning. */

/** Functions and constants whose changes other tests notice, or that are limits of ours. */
export const elsewhere: { readonly [place: string]: string } = {
  'engine/compile/rule.ts ruleValue': 'resolves references before a rule is compiled: compile.test.ts',
  'engine/document/schedule.ts instantOf': 'remembers what findInstant found, and every case asks through it',
  'engine/document/schedule.ts MAX_CACHED': 'as instantOf',
  'engine/document/schedule.ts FIRST': 'how far a schedule without limits follows the clocks: schedule.test.ts',
  'engine/document/schedule.ts YEARS': 'as FIRST',
  'engine/document/schedule.ts MAX_CHANGES': 'a bound that no real schedule reaches',
  'engine/compile/table.ts tableColumn': 'a column as a value of a page, where unknown must show something: compile.test.ts',
  'engine/compile/table.ts cellSchema': 'what cells become: compile.test.ts',
}

const seconds = 'windows start on a full second and end with the last millisecond of one'
const stretches = 'behind its end nobody asks for the clocks of a schedule'

/** `file function: before → after — why nothing can tell the difference`. */
export const equivalent: readonly string[] = [
  'engine/core/rule.ts numberAt: 10 → (11) — digits read as if there were eleven of them keep their order, which is all that is asked',
  `engine/compile/rule.ts rulePlan: 'fact' in source → true — the next check reports a rule without a fact`,
  'engine/document/schedule.ts wallWindows: { window: index, day, interval: [start + from, start + until] as const } → { day, interval: [start + from, start + until] as const } — only the check asks which window it was: link/schedule.test.ts',
  `engine/document/schedule.ts timesOf: < → <= — ${seconds}`,
  `engine/document/schedule.ts utcWeek: < → <= — ${seconds}`,
  `engine/document/schedule.ts merged: 1 → (2) — ${seconds}`,
  `engine/document/schedule.ts windowsAcrossChange: >= → > — ${seconds}`,
  `engine/document/schedule.ts windowsAcrossChange: 1 → (2) — ${seconds}`,
  `engine/document/schedule.ts windowsAround: < → <= — ${seconds}`,
  'engine/document/schedule.ts windowsAcrossChange: < → <= — no window starts as clocks are put back: what they show then they have shown before',
  `engine/document/schedule.ts offsetPeriods: at !== null && at.epochMilliseconds <= until && found.length < MAX_CHANGES → at !== null && at.epochMilliseconds <= until — the bound is no part of the meaning`,
  'engine/document/schedule.ts offsetPeriods: < → <= — the bound is no part of the meaning',
  `engine/document/schedule.ts offsetPeriods: <= → < — ${stretches}`,
]
