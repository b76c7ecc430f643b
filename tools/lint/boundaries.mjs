/**
 * Lint rule for module boundaries: an import from one module into another is an error unless `boundaries.json` allows
 * it. The module of a file is the longest prefix of its path in that table. In `widgets/*` and `business/*` each folder
 * is a module, so a widget cannot import another widget. Tests and fixtures, in any folder, may import every module.
 */
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

const root = resolve(import.meta.dirname, '..', '..')
const boundaries = JSON.parse(readFileSync(join(import.meta.dirname, 'boundaries.json'), 'utf8'))

/** Returns the module of a file, and its row in the table. */
export function moduleOf(path) {
  const parts = relative(root, path).split(sep)
  const [first = '', second = ''] = parts
  // Files at the top level, such as configuration files of tools, count as tests.
  if (parts.length === 1 || isTest(path)) return { module: 'tests', row: 'tests' }
  if (first === 'engine')
    return { module: `engine/${second.replace(/\.ts$/, '')}`, row: `engine/${second.replace(/\.ts$/, '')}` }
  if (first === 'widgets' || first === 'business') {
    if (parts.length < 3) return { module: first, row: first }
    const module = `${first}/${second}`
    return { module, row: Object.hasOwn(boundaries, module) ? module : `${first}/*` }
  }
  return { module: first, row: first }
}

export function isAllowed(from, to) {
  const source = moduleOf(from)
  const target = moduleOf(to)
  if (target.module.startsWith('..') || target.module === 'node_modules') return true
  if (source.module === target.module || source.module === 'tests') return true
  const path = relative(root, to).split(sep).join('/')
  // An entry of a row names another row, a module, a folder inside a module, or one file.
  return (boundaries[source.row] ?? []).some(
    (entry) =>
      entry === target.row ||
      entry === target.module ||
      path === `${entry}.ts` ||
      (!Object.hasOwn(boundaries, entry) && path.startsWith(`${entry}/`)),
  )
}

function isTest(path) {
  return /\.(test|spec|fixture)\.tsx?$/.test(path)
}

const rule = {
  create(context) {
    const check = (node) => {
      const specifier = node.source?.value
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return
      const from = context.physicalFilename ?? context.filename
      const to = resolve(dirname(from), specifier.split('?')[0])
      if (isAllowed(from, to)) return
      const source = moduleOf(from)
      const target = moduleOf(to)
      const allowed = (boundaries[source.row] ?? []).join(', ') || 'nothing'
      context.report({
        node,
        message:
          `${source.module} may not import ${target.module}. It may import: ${allowed}. ` +
          'See tools/lint/boundaries.json.',
      })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

/** Modules that must run in browsers, workers and Node alike. */
const pure = ['core', 'memo', 'document', 'compile', 'check', 'wording', 'prove', 'workspace']

const pureRule = {
  create(context) {
    const { row } = moduleOf(context.physicalFilename ?? context.filename)
    if (!pure.some((name) => row === `engine/${name}`)) return {}
    const check = (node) => {
      const specifier = node.source?.value
      if (typeof specifier === 'string' && specifier.startsWith('node:'))
        context.report({ node, message: `${row} runs in browsers and workers too, so it may not import ${specifier}.` })
    }
    const checkName = (node) => {
      if (node.name === 'Buffer' || node.name === 'process')
        context.report({ node, message: `${row} runs in browsers and workers too, so it may not use ${node.name}.` })
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ImportExpression: check, Identifier: checkName }
  },
}

export default { meta: { name: 'habi' }, rules: { boundaries: rule, pure: pureRule } }
