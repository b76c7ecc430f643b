import type { Json } from '../core/json.ts'
import { CompileError, type CompileContext } from './context.ts'
import { value } from './value.ts'

/** A text that must be known at publish: titles, descriptions, descriptions of pictures. */
export function compileStaticText(source: Json | undefined, context: CompileContext): string {
  if (source === undefined) return ''
  const expr = value(source, undefined, context)
  if (expr[0] !== '=') throw new CompileError(context, 'this text must be known at publish: no references in it')
  return typeof expr[1] === 'string' ? expr[1] : ''
}
