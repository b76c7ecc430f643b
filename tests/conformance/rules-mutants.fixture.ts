/** Small wrong changes to a source file, one at a time, which the cases must detect. */
import { parseSync } from 'vite'
import { own } from '../../engine/core/json.ts'

export interface CodeMutant {
  readonly file: string
  readonly line: number
  /** The function or constant of the file that contains the change. */
  readonly within: string
  readonly before: string
  readonly after: string
  readonly start: number
  readonly end: number
}

interface Syntax {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** The wrong operators that replace each operator in mutants. */
const operatorMistakes: { readonly [operator: string]: readonly string[] } = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!=', '==='],
  '!=': ['==', '!=='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['/'],
  '^': ['|', '&'],
  '|': ['&'],
  '&': ['|'],
  '>>>': ['>>', '<<'],
  '>>': ['<<'],
  '<<': ['>>'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '++': ['--'],
  '--': ['++'],
}

/** Groups of constants that may be confused. */
const constantMistakes: readonly (readonly string[])[] = [
  ['TRUE', 'FALSE', 'UNKNOWN'],
  ['ALWAYS', 'NEVER'],
]

/** The wrong methods that replace each method in mutants. An empty name removes the call. */
const methodMistakes: { readonly [method: string]: readonly string[] } = {
  every: ['some'],
  some: ['every'],
  min: ['max'],
  max: ['min'],
  floor: ['ceil'],
  ceil: ['floor'],
  filter: [''],
  sort: [''],
  toSorted: [''],
  reverse: [''],
  toReversed: [''],
  slice: [''],
}

const factTypes = 'bnisltv'

/** Returns every mutant of `text`. Messages (strings with a space) do not affect rules and are not changed. */
export function mutantsOf(file: string, text: string): readonly CodeMutant[] {
  const found: CodeMutant[] = []
  const lineStarts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1)
  const oneLine = (part: string): string => part.replaceAll(/\s+/g, ' ')

  const change = (
    { start, end }: { readonly start: number; readonly end: number },
    after: string,
    within: string,
  ): void => {
    const before = text.slice(start, end)
    if (before === after) return
    const line = lineStarts.findLastIndex((lineStart) => lineStart <= start) + 1
    found.push({ file, line, within, before: oneLine(before), after: oneLine(after), start, end })
  }
  const source = (node: Syntax): string => text.slice(node.start, node.end)

  const visit = (node: Syntax, parent: Syntax | undefined, within: string): void => {
    if (node.type.startsWith('TS') && !hasExpression(node)) return
    if (node.type === 'ImportDeclaration') return
    const name = within === '' ? (nameOf(node) ?? '') : within
    mutate(node, parent, name)
    for (const child of childrenOf(node)) visit(child, node, name)
  }

  const mutate = (node: Syntax, parent: Syntax | undefined, within: string): void => {
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression':
      case 'AssignmentExpression': {
        const left = node.left as Syntax
        const right = node.right as Syntax
        const between = text.slice(left.end, right.start)
        const operator = node.operator as string
        const at = left.end + between.indexOf(operator)
        for (const other of operatorMistakes[operator] ?? [])
          change({ start: at, end: at + operator.length }, other, within)
        if (node.type === 'LogicalExpression') {
          change(node, source(left), within)
          change(node, source(right), within)
        }
        return
      }
      case 'UpdateExpression': {
        const operator = node.operator as string
        for (const other of operatorMistakes[operator] ?? [])
          change(node, source(node).replace(operator, other), within)
        return
      }
      case 'UnaryExpression':
        if (node.operator === '!' || node.operator === '-') change(node, source(node.argument as Syntax), within)
        return
      case 'ConditionalExpression':
        change(node, `(${source(node.consequent as Syntax)})`, within)
        change(node, `(${source(node.alternate as Syntax)})`, within)
        return
      case 'IfStatement':
        change(node.test as Syntax, 'true', within)
        change(node.test as Syntax, 'false', within)
        return
      case 'ForOfStatement':
        change(node.right as Syntax, '[]', within)
        return
      case 'ReturnStatement': {
        // In a condition, false and undefined have the same effect, so neither replaces the other.
        const isFalse = (node.argument as Syntax | null)?.value === false
        const isLast = (parent?.body as readonly Syntax[] | undefined)?.at(-1) === node
        if (node.argument !== null && !isFalse) change(node, 'return undefined', within)
        if (!(isFalse && isLast)) change(node, ';', within)
        return
      }
      case 'ExpressionStatement':
      case 'ThrowStatement':
      case 'ContinueStatement':
      case 'BreakStatement':
        change(node, ';', within)
        return
      case 'CallExpression': {
        const callee = node.callee as Syntax
        if (callee.type !== 'MemberExpression') return
        const method = callee.property as Syntax
        for (const other of own(methodMistakes, source(method)) ?? [])
          if (other === '') change(node, source(callee.object as Syntax), within)
          else change(method, other, within)
        return
      }
      case 'ArrayExpression': {
        const elements = node.elements as readonly Syntax[]
        for (const left of elements)
          change(
            node,
            `[${elements
              .filter((one) => one !== left)
              .map(source)
              .join(', ')}]`,
            within,
          )
        return
      }
      case 'ObjectExpression':
        mutateObject(node, parent, within)
        return
      case 'Literal':
        mutateLiteral(node, parent, within)
        return
      case 'Identifier':
        if (parent !== undefined && isRead(node, parent))
          for (const other of constantMistakes.find((group) => group.includes(node.name as string)) ?? [])
            change(node, other, within)
    }
  }

  /**
   * Adds mutants that remove an entry. In a table of operators, adds mutants that replace the value of an entry with
   * the value of another entry.
   */
  const mutateObject = (node: Syntax, parent: Syntax | undefined, within: string): void => {
    const properties = (node.properties as readonly Syntax[]).filter(
      (one) => one.type === 'Property' && one.shorthand !== true,
    )
    if (parent?.type === 'VariableDeclarator' && properties.length > 5) {
      for (const one of properties)
        for (const other of properties)
          if (other !== one) change(one.value as Syntax, source(other.value as Syntax), within)
      return
    }
    for (const one of properties) {
      const kept = (node.properties as readonly Syntax[]).filter((other) => other !== one).map(source)
      change(node, `{ ${kept.join(', ')} }`, within)
    }
  }

  const mutateLiteral = (node: Syntax, parent: Syntax | undefined, within: string): void => {
    if (parent?.type === 'Property' && parent.key === node) return
    const value = node.value
    if (typeof value === 'number') for (const other of [value + 1, value - 1]) change(node, `(${other})`, within)
    else if (typeof value === 'boolean') change(node, String(!value), within)
    else if (typeof value === 'string' && !value.includes(' ')) {
      if (isTypes(node, parent, value)) {
        for (const type of factTypes)
          change(node, JSON.stringify(value.includes(type) ? value.replace(type, '') : value + type), within)
      } else {
        change(node, value === '' ? "'mutant'" : "''", within)
        if (value === 'earlier') change(node, "'later'", within)
        if (value === 'later') change(node, "'earlier'", within)
      }
    }
  }

  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  visit(program as unknown as Syntax, undefined, '')
  return found
}

/** Returns true for a text that lists fact types by their letters, such as `bn`, in an operator or as a constant. */
function isTypes(node: Syntax, parent: Syntax | undefined, value: string): boolean {
  if (!/^[bnisltv]+$/.test(value)) return false
  if (parent?.type === 'Property') return (parent.key as Syntax).name === 'types'
  return parent?.type === 'VariableDeclarator' && parent.init === node
}

/** True for an identifier whose value is read; false for declarations, property names and keys. */
function isRead(node: Syntax, parent: Syntax): boolean {
  if (parent.type === 'VariableDeclarator') return parent.id !== node
  if (parent.type === 'MemberExpression') return parent.property !== node
  if (parent.type === 'Property') return parent.value === node
  return parent.type !== 'ExportSpecifier'
}

function hasExpression(node: Syntax): boolean {
  return ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(node.type)
}

function nameOf(node: Syntax): string | undefined {
  const id =
    node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator' ? (node.id as Syntax | null) : null
  return id?.type === 'Identifier' ? (id.name as string) : undefined
}

const typeKeys = new Set(['typeAnnotation', 'returnType', 'typeParameters', 'typeArguments', 'superTypeArguments'])

function childrenOf(node: Syntax): readonly Syntax[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeKeys.has(key) ? [] : (Array.isArray(value) ? (value as readonly unknown[]) : [value]).filter(isSyntax),
  )
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}

/** Texts to insert so that each loop calls `tick` in every iteration. A body without braces gets braces. */
export function loopsOf(file: string, text: string): readonly { readonly at: number; readonly text: string }[] {
  const places: { at: number; text: string }[] = []
  const visit = (node: Syntax): void => {
    if (/^(For|While|DoWhile)/.test(node.type)) {
      const body = node.body as Syntax
      if (body.type === 'BlockStatement') places.push({ at: body.start + 1, text: 'tick();' })
      else places.push({ at: body.start, text: '{tick();' }, { at: body.end, text: '}' })
    }
    for (const child of childrenOf(node)) visit(child)
  }
  visit(parseSync(file, text).program as unknown as Syntax)
  return places
}
