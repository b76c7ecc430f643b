/** Compiles the data sources and state values that a document with nodes declares. */
import type { Expr } from '../core/slice.ts'
import type { DataDeclarations, StateDeclarations } from '../core/vocabulary.gen.ts'
import type { CompileContext } from './context.ts'
import { compileValue } from './value.ts'

/** A document that declares data sources and state values. */
interface StateOwner {
  readonly data?: DataDeclarations
  readonly state?: StateDeclarations
}

/** Adds the declared `data` and `state` to the slice. Does nothing in a trace, which has no slice. */
export function declare({ data, state }: StateOwner, context: CompileContext): void {
  if (context.trace !== undefined) return
  for (const [name, source] of Object.entries(data ?? {})) {
    const args: { [arg: string]: Expr } = {}
    for (const [arg, part] of Object.entries(source.args ?? {})) args[arg] = compileValue(part, undefined, context)
    context.collected.data[name] = {
      call: source.call,
      ...(Object.keys(args).length === 0 ? {} : { args }),
      when: source.when,
      ...(source.public === true ? { public: true as const } : {}),
      ...(source.refresh === undefined ? {} : { refresh: source.refresh }),
      ...(source.value === undefined ? {} : { value: source.value }),
    }
  }
  for (const [name, source] of Object.entries(state ?? {})) context.collected.state[name] = source.default
}
