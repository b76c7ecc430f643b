/**
 * Runs the hostile rules with modified and frozen prototypes, so code fails if it reads a property of a prototype
 * or writes to a prototype.
 */
import { hostileCases } from './hostile-cases.fixture.ts'
import { faultsOfHostile } from './rules-run.fixture.ts'

const cases = hostileCases()
const inherited: { readonly [name: string]: unknown } = {
  fact: 'player.vipLevel',
  types: 'bnisltv',
  'player.vipLevle': 'i',
  mutant: 'i',
  all: [],
  any: [],
}
for (const prototype of [Object.prototype, Array.prototype])
  for (const [name, value] of Object.entries(inherited))
    Object.defineProperty(prototype, name, { value, configurable: true, enumerable: false })
for (const frozen of [Object, Array, Function, String, Number, Boolean, Set, Map, Error]) {
  Object.freeze(frozen.prototype)
  Object.freeze(frozen)
}

const before = JSON.stringify([Object, Array].map((one) => Reflect.ownKeys(one.prototype).map(String)))
const faults = cases.flatMap((hostile) => faultsOfHostile(hostile).map((fault) => `${hostile.name}: ${fault}`))
const after = JSON.stringify([Object, Array].map((one) => Reflect.ownKeys(one.prototype).map(String)))
if (before !== after) faults.push('a prototype was changed')
process.stdout.write(faults.length === 0 ? `${cases.length} rules, no fault\n` : `${faults.join('\n')}\n`)
