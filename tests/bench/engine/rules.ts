/** What evaluating a rule costs, in nanoseconds: compiled as a player compiles it, read from a world as a node reads it. */
import { compileRule } from '../../../engine/core/rule.ts'
import type { Rule } from '../../../engine/core/slice.ts'
import { readFacts } from '../../../engine/core/value.ts'
import { createWorld } from '../../../engine/runtime/world.ts'
import { median } from '../figures.ts'

const BATCH = 200_000
const BATCHES = 9

const rules: { readonly [name: string]: Rule } = {
  'two leaves': ['all', ['is', 'session.loggedIn', 'eq', true], ['is', 'player.vipLevel', 'gte', 3]],
  'six leaves': [
    'all',
    ['is', 'session.loggedIn', 'eq', true],
    ['any', ['is', 'player.vipLevel', 'gte', 9], ['is', 'player.vipLevel', 'between', [2, 5]]],
    ['not', ['is', 'device.container', 'in', ['MINIAPP', 'APP']]],
    ['is', 'clock.now', 'between', [1_000, 2_000]],
    ['is', 'player.loginName', 'neq', 'nobody'],
  ],
  'a version': ['is', 'device.version', 'versionGte', '2.10.0'],
}

/** Nanoseconds by rule: the median of several batches. */
export function measureRules(): { readonly [rule: string]: number } {
  const world = createWorld((code) => {
    throw new Error(code)
  })
  world.declare({
    'session.loggedIn': 'b',
    'player.vipLevel': 'i',
    'device.container': 's',
    'clock.now': 't',
    'player.loginName': 's',
    'device.version': 'v',
  })
  world.set({
    'fact.session.loggedIn': true,
    'fact.player.vipLevel': 4,
    'fact.device.container': 'BROWSER',
    'fact.clock.now': 1_500,
    'fact.player.loginName': 'demo',
    'fact.device.version': '2.11.3',
  })
  const read = readFacts(world.read)
  const found: { [rule: string]: number } = {}
  for (const [name, rule] of Object.entries(rules)) {
    const { test } = compileRule(rule, world.types)
    if (test(read) !== 1) throw new Error(`the rule of ${name} must hold`)
    const batches: number[] = []
    for (let batch = 0; batch < BATCHES; batch++) {
      let held = 0
      const from = performance.now()
      for (let n = 0; n < BATCH; n++) held += test(read)
      const ms = performance.now() - from
      if (held !== BATCH) throw new Error(`the rule of ${name} changed its mind`)
      batches.push((ms * 1e6) / BATCH)
    }
    found[name] = median(batches.slice(2))
  }
  return found
}
