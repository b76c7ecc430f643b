/**
 * Tests the decision tables of the configuration: every row as a sentence, and every table with all inputs that it
 * distinguishes.
 */
import { describe, expect, test } from 'vitest'
import type { FactDefinition } from '../../engine/action.ts'
import type { Json, JsonObject } from '../../engine/core/json.ts'
import type { FactType, RulePlan, TablePlan } from '../../engine/core/slice.ts'
import { compileTable, decide } from '../../engine/core/table.ts'
import type { WidgetNode } from '../../engine/core/vocabulary.gen.ts'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { compileAll, type ValueContext } from '../../engine/core/value.ts'
import { newContext } from '../../engine/compile/context.ts'
import { visibilityRule } from '../../engine/compile/rule.ts'
import { tablePlan } from '../../engine/compile/table.ts'
import { compileValue } from '../../engine/compile/value.ts'
import { catalogue } from '../../catalogue/catalogue.ts'
import { Random } from '../random.fixture.ts'
import { caseCount, testSeed } from '../sample.fixture.ts'
import { type SiteFacts, siteIn } from './site.fixture.ts'

const declared = catalogue.facts as unknown as { readonly [fact: string]: FactDefinition }

interface Open {
  readonly plan: TablePlan
  readonly types: { readonly [fact: string]: FactType }
  readonly inputs: readonly string[]
  /** Returns the id of the matching row. Unlike `resultFor`, it does not read the cells, which takes as long again. */
  readonly rowFor: (facts: SiteFacts) => string | undefined
  /**
   * Returns the result of the table: the cells of the matching row as the player app reads them, and the id of this
   * row.
   */
  readonly resultFor: (facts: SiteFacts) => JsonObject | undefined
}

function open(id: string, language = 'en'): Open {
  const site = siteIn(language)
  const context = newContext(site, 'test', 'test')
  const plan = tablePlan(id, context, (cell, schema) => compileValue(cell, schema, context))
  const types = context.collected.facts
  const compiled = compileTable(plan, types)
  const words: ValueContext = {
    locale: { ...testLocale, tag: language === 'cn' ? 'zh-Hans' : language },
    facts: types,
    selector: () => undefined,
    report: () => undefined,
  }
  const rowIn = (facts: SiteFacts) => decide(compiled, (name) => facts[name])
  return {
    plan,
    types,
    inputs: (site.document('decision-table', id)?.value.inputs ?? []) as readonly string[],
    rowFor: (facts) => rowIn(facts)?.row,
    resultFor(facts) {
      const row = rowIn(facts)
      if (!row) return undefined
      const cells = Object.entries(compileAll(row.cells, words)).map(([name, get]) => [
        name,
        get((ref) => facts[ref.slice(5)]),
      ])
      return { row: row.row, ...(Object.fromEntries(cells) as JsonObject) }
    },
  }
}

const tables = siteIn('en')
  .documents('decision-table')
  .map(({ id }) => id)

/**
 * Returns the values of a fact that the table may distinguish: values of its schema, values in rules, and the next
 * lower and higher values.
 */
function valuesOf(fact: string, plan: TablePlan): readonly Json[] {
  const found = new Set<Json>()
  const { schema } = declared[fact] as FactDefinition
  const limits = schema as { readonly minimum?: number; readonly maximum?: number; readonly enum?: readonly Json[] }
  if (limits.enum !== undefined) return limits.enum
  if (schema.type === 'boolean') return [false, true]
  const walk = (rule: RulePlan): void => {
    if (typeof rule === 'boolean') return
    if (rule[0] !== 'is') {
      for (const part of rule.slice(1)) walk(part as RulePlan)
      return
    }
    if (rule[1] !== fact) return
    for (const one of [rule[3]].flat() as (Json | undefined)[])
      if (typeof one === 'number') for (const near of [one - 1, one, one + 1]) found.add(near)
      else if (typeof one === 'string') found.add(one)
  }
  for (const { rule } of plan) if (rule !== undefined) walk(rule)
  if (schema.type === 'string') return [...found, '', 'something else']
  // If no rule compares the fact with a value, it is an instant that rules compare with another instant. Two values
  // give the cases earlier, equal and later.
  if (found.size === 0) return [1_000, 2_000]
  return [...found].filter(
    (one) => !((limits.minimum ?? -Infinity) > Number(one)) && !((limits.maximum ?? Infinity) < Number(one)),
  )
}

/** Combinations of a table that a usual run tests at most. The table of errors has 14 million. */
const MAX_TRIED = caseCount({ quick: 300_000, full: Number.POSITIVE_INFINITY })

/** Returns every combination of the values of the inputs, or a random sample of them if there are too many. */
function* combinations(inputs: readonly string[], plan: TablePlan): Generator<SiteFacts> {
  const values = inputs.map((fact) => valuesOf(fact, plan))
  const total = values.reduce((product, { length }) => product * length, 1)
  const random = new Random(testSeed)
  for (let n = 0; n < Math.min(total, MAX_TRIED); n++) {
    let left = total > MAX_TRIED ? random.below(total) : n
    const facts: { [fact: string]: Json } = {}
    inputs.forEach((fact, i) => {
      const { length } = values[i] as readonly Json[]
      facts[fact] = values[i]?.[left % length] as Json
      left = Math.floor(left / length)
    })
    yield facts
  }
}

describe.each(tables)('the table %s', (id) => {
  const { plan, types, inputs, rowFor } = open(id)

  test('lists every fact of its rules as an input', () => {
    expect(Object.keys(types).filter((fact) => !inputs.includes(fact) && !texts(plan).includes(fact))).toEqual([])
  })

  test('has a result for every input, and every row is the result of some input', () => {
    const hit = new Set<Json>()
    let tried = 0
    for (const facts of combinations(inputs, plan)) {
      tried++
      const row = rowFor(facts)
      if (row === undefined) expect.fail(`nothing for ${JSON.stringify(facts)}`)
      hit.add(row)
    }
    expect(tried).toBeGreaterThan(plan.length)
    expect(plan.map(({ id }) => id).filter((row) => !hit.has(row))).toEqual([])
  })

  test('has texts in all three languages', () => {
    for (const language of ['tl', 'cn']) {
      const other = open(id, language).plan
      expect(other.map(({ cells }) => Object.keys(cells))).toEqual(plan.map(({ cells }) => Object.keys(cells)))
    }
  })
})

/** Returns the names of the facts that cells read, in references and in conditions. */
function texts(plan: TablePlan): readonly string[] {
  return [
    ...JSON.stringify(plan.map(({ cells }) => cells)).matchAll(
      /"fact\.([a-z]+\.[A-Za-z]+)"|"is","([a-z]+\.[A-Za-z]+)"/g,
    ),
  ].map(([, a, b]) => a ?? b ?? '')
}

const identity = (ekycStatus: number, more: SiteFacts = {}): SiteFacts => ({
  'identity.ekycStatus': ekycStatus,
  'identity.refuseInitFlag': false,
  'identity.canKycTime': 3,
  'identity.rejectReason': '',
  'player.loginTimes': 9,
  'site.forcedKyc': false,
  ...more,
})
const refused = { 'identity.refuseInitFlag': true }
const used = { 'identity.canKycTime': 0 }
const because = { 'identity.rejectReason': 'a blurred photo' }

describe('the state of an identity check', () => {
  const { plan, inputs, resultFor } = open('kyc-modal')
  /** The states of the specification by the rows of the table. */
  const states: { readonly [row: string]: string } = {
    approved: 'Approved',
    review: 'Review',
    refused: 'FailedCS',
    'no-attempts': 'limit',
    'failed-reason': 'Failed',
    failed: 'Failed',
    update: 'NotSet',
    'not-set': 'NotSet',
  }
  test.each([
    [1, {}, 'Approved'],
    [1, used, 'Approved'],
    [0, {}, 'Review'],
    [0, { ...used, ...refused }, 'Review'],
    [3, refused, 'FailedCS'],
    [3, { ...refused, ...used }, 'FailedCS'],
    [2, used, 'limit'],
    [3, used, 'limit'],
    [2, { 'identity.canKycTime': -1 }, 'limit'],
    [2, {}, 'Failed'],
    [2, refused, 'Failed'],
    [3, because, 'Failed'],
    [4, {}, 'NotSet'],
    [-1, {}, 'NotSet'],
    [-1, refused, 'NotSet'],
  ])('of status %i with %j is %s', (status, more, state) => {
    expect(states[String(resultFor(identity(status, more))?.row)]).toBe(state)
  })

  test('the states under review and failed show the text of the specification', () => {
    expect(resultFor(identity(0))?.message).toBe(
      'Dear User, your KYC verification is currently under review, we appreciate your patience. ' +
        'You will be notified of the results via SMS and push notifications. ' +
        "Additionally, you can check your KYC status in the 'Account' section of the User Center.",
    )
    expect(resultFor(identity(2))?.message).toBe(
      'We apologize, your KYC verification did not pass the review, Please try again later.',
    )
    expect(resultFor(identity(2, because))?.message).toBe(
      'We apologize, but due to a blurred photo, your KYC verification did not pass the review, Please try ' +
        'again later.',
    )
  })

  test('of status 4 has the title of an update', () => {
    expect(resultFor(identity(4))).toMatchObject({ row: 'update', title: 'Update your identity' })
    expect(resultFor(identity(-1))).toMatchObject({ title: 'Verify your identity' })
  })

  test('has a button to the identity check exactly if the state is Failed or NotSet', () => {
    const site = siteIn('en')
    const context = newContext(site, 'test', 'test')
    const root = site.document('popup', 'identity-status')?.value.root as WidgetNode | undefined
    const button = root?.slots?.actions?.[0] as WidgetNode | undefined
    const rule = visibilityRule(button ?? {}, context) ?? true
    const shows = compileTable([{ id: 'shown', rule, cells: {} }], context.collected.facts)
    for (const facts of combinations(inputs, plan)) {
      const { row, action } = resultFor(facts) ?? {}
      const isShown = decide(shows, (name) => facts[name])?.row === 'shown'
      const isExpected = ['Failed', 'NotSet'].includes(states[String(row)] ?? '')
      const isVerify = ['Verify Now', 'Re-submit'].includes(String(action))
      expect({ facts, row, isShown, isVerify }).toEqual({ facts, row, isShown: isExpected, isVerify: isExpected })
    }
  })
})

describe('the route to an identity check', () => {
  const { resultFor } = open('kyc-routing')
  const to = (status: string): string => `/ekyc-status?status=${status}`
  test.each([
    [3, refused, to('failed')],
    [3, { ...refused, ...used, ...because }, to('failed')],
    [2, refused, to('failed')],
    [2, { ...refused, ...used }, to('daily-reached')],
    [3, used, to('daily-reached')],
    [2, { ...used, ...because }, to('daily-reached')],
    [2, because, to('failed-due-reason')],
    [3, because, to('failed-due-reason')],
    [0, {}, to('review')],
    [0, { ...used, ...because }, to('review')],
    [2, {}, to('failed')],
    [3, {}, to('failed')],
    [-1, {}, '/ekyc?forceEKYC=true'],
    [-1, used, '/ekyc?forceEKYC=true'],
    [4, {}, '/ekyc?forceEKYC=true'],
    [1, { 'player.loginTimes': 1 }, to('passed')],
  ])('of status %i with %j leads to %s', (status, more, href) => {
    expect(resultFor(identity(status, more))?.link).toEqual({ href })
  })

  test('does not exist for an approved player, who continues', () => {
    for (const more of [{}, { 'player.loginTimes': 1, 'site.forcedKyc': true }])
      expect(resultFor(identity(1, more))?.link).toBeUndefined()
  })
})

describe('an identity check', () => {
  const { resultFor } = open('kyc-required')
  const late: SiteFacts = {
    'device.container': 'BROWSER',
    'identity.action': 3,
    'identity.ekycStatus': -1,
    'site.forcedKyc': false,
    'site.newEkyc': false,
    'site.kycForGames': false,
    'site.kycForDeposits': false,
    'site.kycForWithdrawals': false,
    'player.registeredAt': 2_001,
    'site.kycGameCutoff': 2_000,
    'site.kycWithdrawCutoff': 2_000,
    'site.kycLoginCutoff': 2_000,
  }
  const check = (more: SiteFacts): Json | undefined => resultFor({ ...late, ...more })?.check

  test('is needed after a cut-off date: games, withdrawals and logins each have their own date', () => {
    expect([1, 2, 3, 4, 5, 6, 88].map((action) => check({ 'identity.action': action }))).toEqual([
      'none',
      'page',
      'page',
      'page',
      'none',
      'none',
      'none',
    ])
    for (const [action, cutoff] of [
      [3, 'site.kycGameCutoff'],
      [2, 'site.kycWithdrawCutoff'],
      [4, 'site.kycLoginCutoff'],
    ] as const) {
      expect(check({ 'identity.action': action, [cutoff]: 9_000 })).toBe('none')
      const others = { 'site.kycGameCutoff': 9_000, 'site.kycWithdrawCutoff': 9_000, 'site.kycLoginCutoff': 9_000 }
      expect(check({ 'identity.action': action, ...others, [cutoff]: 2_000 })).toBe('page')
    }
  })

  test('is needed when a switch of the host is on: games, deposits and withdrawals each have their own switch', () => {
    for (const [action, isOn] of [
      [3, 'site.kycForGames'],
      [1, 'site.kycForDeposits'],
      [2, 'site.kycForWithdrawals'],
    ] as const) {
      const early: SiteFacts = { 'player.registeredAt': 0, [isOn]: true }
      const others = [1, 2, 3, 4, 5, 6, 88].filter((other) => other !== action)
      expect(check({ ...early, 'identity.action': action })).toBe('page')
      expect(check({ ...early, 'identity.action': action, 'identity.ekycStatus': 1 })).toBe('none')
      expect(check({ ...early, 'identity.action': action, 'site.newEkyc': true })).toBe('gateway')
      for (const other of others) expect(check({ ...early, 'identity.action': other })).toBe('none')
    }
  })

  test('is not triggered by a registration at the exact cut-off', () =>
    expect(check({ 'player.registeredAt': 2_000 })).toBe('none'))

  test('is not needed after a cut-off date when the identity is approved', () => {
    expect([-1, 0, 1, 2, 3, 4].map((status) => check({ 'identity.ekycStatus': status }))).toEqual([
      'page',
      'page',
      'none',
      'page',
      'page',
      'page',
    ])
  })

  test('is left to the gateway when the new check is on, even for approved players', () => {
    for (const status of [-1, 1]) expect(check({ 'site.newEkyc': true, 'identity.ekycStatus': status })).toBe('gateway')
  })

  test('is forced at logins and registrations of players without approval, before the check of the gateway', () => {
    const forced = { 'site.forcedKyc': true, 'site.newEkyc': true }
    expect([4, 5, 3, 2].map((action) => check({ ...forced, 'identity.action': action }))).toEqual([
      'page',
      'page',
      'gateway',
      'gateway',
    ])
    expect(check({ ...forced, 'identity.action': 4, 'identity.ekycStatus': 1 })).toBe('gateway')
  })

  test('is never needed in the native app, and is needed in a mini-app as in a browser', () => {
    for (const more of [{}, { 'site.newEkyc': true }, { 'site.forcedKyc': true, 'identity.action': 4 }])
      expect(check({ ...more, 'device.container': 'APP' })).toBe('none')
    expect(check({ 'device.container': 'MINIAPP' })).toBe('page')
  })
})

describe('the popups of the identity check', () => {
  const { resultFor } = open('kyc-popup')
  const of = (type: number, reminded = false): JsonObject | undefined =>
    resultFor({ 'identity.popup': type, 'identity.reminded': reminded, 'identity.rejectReason': '' })

  test.each([
    [-1, 'blocks', 'face', 'Verify Now', 'close'],
    [1, 'weak', 'ekyc', 'Verify Now', 'later'],
    [2, 'forced', 'ekyc', 'Verify Now', 'later'],
    [3, 'blocks', 'support', 'Contact Support', 'close'],
    [5, 'blocks', 'none', 'Close', 'close'],
    [6, 'weak', 'ekyc', 'Re-submit', 'later'],
    [7, 'forced', 'ekyc', 'Re-submit', 'none'],
    [8, 'weak', 'ekyc', 'Re-verify', 'later'],
    [9, 'forced', 'ekyc', 'Re-verify', 'later'],
    [10, 'forced', 'ekyc', 'Re-submit', 'none'],
    [11, 'weak', 'ekyc', 'Re-submit', 'later'],
    [12, 'forced', 'none', 'Close', 'close'],
    [13, 'forced', 'ekyc', 'Re-submit', 'none'],
    [14, 'forced', 'ekyc', 'Re-submit', 'none'],
    [15, 'forced', 'support', 'Contact Support', 'close'],
  ])(
    'of type %i have the severity %s: the first button leads to %s and has the text %s, the second button is %s',
    (type, severity, confirm, action, dismiss) => {
      expect(of(type)).toMatchObject({
        shows: 'popup',
        severity,
        confirm,
        dismiss,
        ...(confirm === 'none' ? {} : { action }),
      })
    },
  )

  test('of type 0 show nothing, of type 4 open the page of the check, and of an unknown type are an error', () => {
    expect(of(0)).toMatchObject({ shows: 'nothing', severity: 'none' })
    expect(of(4)).toMatchObject({ shows: 'page', severity: 'forced' })
    for (const type of [-2, 16, 88, 1_000_000]) expect(of(type)).toMatchObject({ row: 'unknown', shows: 'error' })
  })

  test('are limited to one per day only if they can be put off', () => {
    const again = [-1, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].filter(
      (type) => of(type, true)?.shows === 'nothing',
    )
    expect(again).toEqual([1, 6, 8, 11])
  })

  test('continue the flow when a reminder closes, log out when a forced check of a login or registration closes, or end the flow', () => {
    const closing = open('kyc-closing')
    const does = (severity: string, action: number): Json | undefined =>
      closing.resultFor({ 'identity.severity': severity, 'identity.action': action })?.closing
    for (const action of [1, 2, 3, 4, 5, 6, 88]) {
      expect(does('weak', action)).toBe('continue')
      expect(does('blocks', action)).toBe('stop')
      expect(does('forced', action)).toBe([4, 5].includes(action) ? 'leave' : 'stop')
    }
  })
})

describe('the start page of the login', () => {
  const { resultFor } = open('login-start-page')
  const page = (walletApp: boolean, path: string, last: number): string => {
    const found = resultFor({ 'device.walletApp': walletApp, 'route.path': path, 'session.lastLoginPage': last })
    return String(found?.text).includes('Use your account') ? 'code' : 'password'
  }
  test('is the login by code, unless the password was used last or the path selects the password', () => {
    expect([0, 1, 2, 3, 4].map((last) => page(false, '/', last))).toEqual(['code', 'code', 'password', 'code', 'code'])
    expect(page(false, '/password', 0)).toBe('password')
  })
  test('is always the login by code in the wallet app', () => expect(page(true, '/password', 2)).toBe('code'))
})

describe('the badge of the rewards tab', () => {
  const { resultFor } = open('tab-badges')
  const plain: SiteFacts = {
    'player.rewardAmount': 0,
    'player.isRELX': false,
    'session.loggedIn': true,
    'player.loginTimes': 9,
    'player.newVouchers': 0,
    'route.id': 'home',
  }
  const mark = (more: SiteFacts): Json | undefined => resultFor({ ...plain, ...more })?.rewards
  test('is an amount, else RELX or NEW, else the number of vouchers, else CASH', () => {
    const all = { 'player.rewardAmount': 88, 'player.isRELX': true, 'player.loginTimes': 1, 'player.newVouchers': 5 }
    expect(mark(all)).toBe('₱88')
    expect(mark({ ...all, 'player.rewardAmount': 0 })).toBe('RELX')
    expect(mark({ ...all, 'player.rewardAmount': 0, 'player.isRELX': false })).toBe('NEW')
    expect(mark({ 'player.newVouchers': 5 })).toBe('5')
    expect(mark({})).toBe('CASH')
  })
  test('shows at most 99 vouchers without a plus, and CASH instead of the vouchers on the rewards page', () => {
    expect([1, 98, 99, 100, 4000].map((count) => mark({ 'player.newVouchers': count }))).toEqual([
      '1',
      '98',
      '99',
      '99',
      '99',
    ])
    expect(mark({ 'player.newVouchers': 5, 'route.id': 'rewards' })).toBe('CASH')
  })
})
