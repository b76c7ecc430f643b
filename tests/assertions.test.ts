/** Finds assertions that cannot fail. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { isList, isObject } from '../engine/core/json.ts'

const root = resolve(import.meta.dirname, '..')

test('toMatchObject compares no text with a regular expression, because it accepts every text for it', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  expect(files.flatMap((file) => unchecked(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test('a regular expression in toMatchObject is reported with its file and line, and in expect.stringMatching it is not', () => {
  const code = (text: string): string => `test('x', () => {\n  expect(a).toMatchObject({ b: { text: ${text} } })\n})\n`
  expect(unchecked('a.test.ts', code('/a/'))).toEqual(['a.test.ts:2: /a/'])
  expect(unchecked('a.test.ts', code('expect.stringMatching(/a/)'))).toEqual([])
})

function unchecked(file: string, code: string): readonly string[] {
  if (!code.includes('toMatchObject')) return []
  const found: string[] = []
  const visit = (node: unknown, isMatched: boolean): void => {
    if (isList(node as never)) return (node as readonly unknown[]).forEach((one) => visit(one, isMatched))
    if (!isObject(node as never)) return
    const { type, start, end, callee, regex } = node as Partial<SyntaxNode>
    const text = (of: Partial<SyntaxNode>): string => code.slice(of.start, of.end)
    if (isMatched && regex !== undefined && start !== undefined && end !== undefined)
      found.push(`${file}:${code.slice(0, start).split('\n').length}: ${code.slice(start, end)}`)
    const isMatching = type === 'CallExpression' && callee !== undefined && text(callee).endsWith('toMatchObject')
    for (const [name, child] of Object.entries(node as object))
      if (name !== 'type') visit(child, type === 'CallExpression' ? isMatching && name === 'arguments' : isMatched)
  }
  visit(parseSync(file, code).program, false)
  return found
}

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  /** The called function of a call. */
  readonly callee: SyntaxNode
  /** Present in literals that are regular expressions. */
  readonly regex: object
}
