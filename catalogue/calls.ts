/**
 * Generates `business/calls.gen.ts`, the types of calls, and `business/sandbox-calls.gen.ts`, their sandbox answers.
 */
import { comment, printType, typeName, type TypeNaming } from './print-types.ts'
import { camel, type CallSource } from './sources.ts'
import { definitionType } from './type-file.ts'

/** Prints the types of the payload and the answer of every call, by call name. */
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

/** Prints the list of the calls that have a sandbox answer in a file beside the contract. */
export function sandboxCallList(calls: readonly CallSource[]): string {
  const answered = calls
    .filter(({ hasSandboxAnswer }) => hasSandboxAnswer)
    .map(({ area, name, contract: { path } }) => ({ area, name, path, variable: `${camel(area)}${typeName(name)}` }))
  return [
    "import type { SandboxCall } from './sandbox-call.ts'",
    ...answered.map(
      ({ area, name, variable }) => `import { call as ${variable} } from './${area}/calls/${name}.sandbox.ts'`,
    ),
    '',
    'export const sandboxCalls: readonly (SandboxCall & { readonly path: string })[] = [',
    ...answered.map(({ path, variable }) => `  { ...${variable}, path: '${path}' },`),
    ']',
    '',
  ].join('\n')
}
