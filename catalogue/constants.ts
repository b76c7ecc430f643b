/** Generates `business/constants.gen.ts`: the type of every constant that business code reads. */
import type { ConstantDefinition } from '../engine/core/constant.ts'
import type { Schema } from '../engine/core/schema.ts'
import { comment, printType } from './print-types.ts'
import type { CodeBase } from './sources.ts'

export function constantTypes({ constants }: CodeBase): string {
  return [
    '/** Adds every constant to the interface that types reading constants. */',
    "declare module '../engine/action.ts' {",
    '  interface Constants {',
    ...[...constants]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([name, definition]) =>
          `${comment(definition.description, '    ')}    readonly ${name}: ${constantType(definition)}`,
      ),
    '  }',
    '}',
    'export {}',
    '',
  ].join('\n')
}

/** A constant that has no default and is not required may be missing. */
function constantType({ schema, default: fallback, required }: ConstantDefinition): string {
  const type = printType(schema as Schema, { definition: () => 'never' }, '    ')
  return fallback === undefined && required !== true ? `${type} | undefined` : type
}
