/** The hostile rules where prototypes are spoilt and frozen: whoever reads through one, or writes to one, fails here. */
import { hostileCases } from './hostile-cases.fixture.ts'
import { faultsOfHostile } from './rules-run.fixture.ts'

const cases = hostileCases()
const spoilt: { readonly [name: string]: unknown } = {
  fact: 'player.vipLevel',
  types: 'bnisltv',
  'player.vipLevle': 'i',
  mutant: 'i',
  all: [],
  any: [],
}
for (const prototype of [Object.prototype, Array.prototype])
  for (const [name, value] of Object.entries(spoilt))
    Object.defineProperty(prototype, name, { value, configurable: true, enumerable: false })
for (const frozen of [Object, Array, Function, String, Number, Boolean, Set, Map, Error]) {
  Object.freeze(frozen.prototype)
  Object.freeze(frozen)
}

const before = JSON.stringify([Object, Array].map((one) => Reflect.ownKeys(one.prototype).map(String)))
const faults = cases.flatMap((one) => faultsOfHostile(one).map((fault) => `${one.name}: ${fault}`))
const after = JSON.stringify([Object, Array].map((one) => Reflect.ownKeys(one.prototype).map(String)))
if (before !== after) faults.push('a prototype has changed')
process.stdout.write(faults.length === 0 ? `${cases.length} rules, no fault\n` : `${faults.join('\n')}\n`)
