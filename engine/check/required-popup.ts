/**
 * Checks the popups that a policy requires and that code opens: each must state its subject in every situation, and a
 * press must close it.
 */
import { popupSlice } from '../compile/slice.ts'
import type { Catalogue } from '../core/catalogue.ts'
import { own } from '../core/json.ts'
import type { RequiredPopup } from '../core/policy.ts'
import { compileRule } from '../core/rule.ts'
import type { Expr, NodePlan, StepPlan } from '../core/slice.ts'
import { compileExpr, type ReadCell, type ValueContext } from '../core/value.ts'
import type { CheckedDocument } from '../document/document.ts'
import { quoted } from '../document/finding.ts'
import type { ReportDuty } from './policy.ts'
import { compileSiteIn } from './required-page.ts'
import { asChecked, type CheckedSite, type Site } from './site.ts'

/**
 * The widget that a required popup must have. Only its title and text are checked. Its close button always emits
 * `close`.
 */
const POPUP = 'Popup'
const TEXTS = ['title', 'text']

/** @param source a site in which the check found no error */
export function checkRequiredPopups(source: Site, catalogue: Catalogue, report: ReportDuty): void {
  const site = asChecked(source)
  const settings = site.index.document('site', 'site')
  const policy = settings?.value.policy
  if (settings === undefined || policy === undefined) return
  for (const required of own(catalogue.policies, policy)?.popups ?? []) {
    const popup = site.index.document('popup', required.id)
    const duty = `the popup ${required.title}, which the policy ${quoted(policy)} requires`
    if (popup === undefined)
      report(settings, {
        pointer: '/policy',
        message: `the site lacks ${duty}`,
        hint: `add a popup with the id ${quoted(required.id)} and "trigger": "manual"`,
      })
    else
      for (const { pointer, message, hint } of problemsOf(popup, required, site, catalogue))
        report(popup, { pointer, message: `${message}: this is ${duty}`, hint })
  }
}

interface DutyProblem {
  readonly pointer: string
  readonly message: string
  readonly hint: string
}

function problemsOf(
  popup: CheckedDocument<'popup'>,
  required: RequiredPopup,
  site: CheckedSite,
  catalogue: Catalogue,
): readonly DutyProblem[] {
  if (popup.value.trigger !== 'manual')
    return [
      {
        pointer: '/trigger',
        message: 'the popup must not open automatically',
        hint: 'set "trigger": "manual", because the code of a business area opens the popup',
      },
    ]
  const problems: DutyProblem[] = []
  for (const language of site.settings.languages) {
    const compiled = compileSiteIn(site, catalogue, language)
    const { root, facts } = popupSlice(popup, compiled)
    const shape = shapeProblem(root, required, facts)
    if (shape !== undefined) return [shape]
    const context: ValueContext = {
      locale: compiled.locale,
      facts,
      selector: () => undefined,
      report: () => undefined,
    }
    for (const { title, facts: values, words } of required.cases) {
      const phrases = own(words, language) ?? []
      const said = textOf(root, context, (ref) => own(values, ref.replace(/^fact\./, ''))).toLowerCase()
      if (phrases.some((phrase) => said.includes(phrase.toLowerCase()))) continue
      problems.push({
        pointer: '/root/props',
        message: `in the language ${language}, the popup must state ${title}`,
        hint: `write ${phrases.map(quoted).join(' or ')} into its title or text`,
      })
    }
  }
  return problems
}

/**
 * Returns a problem of the popup: people cannot see or close it, or its texts depend on facts that the policy does not
 * name.
 */
function shapeProblem(root: NodePlan, { cases }: RequiredPopup, types: ValueContext['facts']): DutyProblem | undefined {
  const problem = (message: string, hint: string): DutyProblem => ({ pointer: '/root', message, hint })
  if (root.widget !== POPUP)
    return problem(
      `the root of the popup must be the widget ${POPUP}`,
      'write the title and the text of the popup into this widget',
    )
  if (root.condition !== undefined || root.each !== undefined)
    return problem(
      'the content of the popup must not depend on a rule, schedule or list',
      'remove the rule, schedule or list of its root',
    )
  if (root.bindings?.busy !== undefined || root.props?.busy === true)
    return problem('people must be able to close the popup at any time', 'remove "busy"')
  if (!closes(root.events?.close))
    return problem(
      'the close button of the popup must close it',
      'make popup.close the first step of the event "close", without a rule',
    )
  const allowed = new Set(cases.flatMap(({ facts }) => Object.keys(facts)))
  const foreign = TEXTS.flatMap((name) => conditionsIn(root.bindings?.[name], types)).find((one) => !allowed.has(one))
  return foreign === undefined
    ? undefined
    : problem(
        `the title and text of the popup must not depend on ${foreign}`,
        `use only ${[...allowed].join(', ')} in the rules of the title and text`,
      )
}

/** True if the first step closes the popup: an earlier step could end the chain before the popup is closed. */
function closes(steps: readonly StepPlan[] | undefined): boolean {
  const [first] = steps ?? []
  return first?.do === 'popup.close' && first.when === undefined
}

function textOf({ props, bindings }: NodePlan, context: ValueContext, read: ReadCell): string {
  return TEXTS.map((name) => {
    const expr = bindings?.[name]
    return String((expr === undefined ? props?.[name] : compileExpr(expr, context)(read)) ?? '')
  }).join('\n')
}

/** Returns the facts that decide which text an `if` expression gives. Facts shown inside a text are not included. */
function conditionsIn(expr: Expr | undefined, types: ValueContext['facts']): readonly string[] {
  if (expr?.[0] !== 'if') return []
  const [, rule, yes, no] = expr
  return [...compileRule(rule, types).facts, ...conditionsIn(yes, types), ...conditionsIn(no, types)]
}
