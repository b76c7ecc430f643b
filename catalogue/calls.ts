/** `business/calls.gen.ts`: the payload and the answer of every call, by call name. */
import { comment, printType, type TypeNaming } from './print-types.ts'
import type { CallSource } from './sources.ts'
import { definitionType } from './type-file.ts'

export function callTypes(calls: readonly CallSource[]): string {
  const imported = new Set<string>()
  const definition = (name: string): string => {
    const type = definitionType(name)
    if (type !== 'string') imported.add(type)
    return type
  }
  const entries = calls.map((call) => printCall(call, { definition }))
  return [
    ...(imported.size > 0 ? [`import type { ${[...imported].sort().join(', ')} } from '../engine/action.ts'`, ''] : []),
    '/** Adds every call to the interface that types `ctx.call`. */',
    "declare module '../engine/action.ts' {",
    '  interface Calls {',
    ...entries,
    '  }',
    '}',
    'export {}',
    '',
  ].join('\n')
}

function printCall({ area, name, contract }: CallSource, naming: TypeNaming): string {
  const inner = ' '.repeat(6)
  return [
    `${comment(contract.description, '    ')}    readonly '${area}/${name}': {`,
    `${inner}readonly payload: ${printType(contract.payload, naming, inner)}`,
    `${inner}readonly answer: ${printType(contract.response, naming, inner)}`,
    '    }',
  ].join('\n')
}
