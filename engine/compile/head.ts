import type { Json } from '../core/json.ts'
import { CompileError, type CompileContext } from './context.ts'
import { compileValue } from './value.ts'

/** Compiles a text that must be known at publish: titles, descriptions, alternative texts of images. */
export function compileStaticText(source: Json | undefined, context: CompileContext): string {
  if (source === undefined) return ''
  const expr = compileValue(source, undefined, context)
  if (expr[0] !== '=')
    throw new CompileError(context, 'this text must be known at publish, so it must not contain references')
  return typeof expr[1] === 'string' ? expr[1] : ''
}
