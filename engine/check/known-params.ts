/** Checks the parameter values for which a route has its own prerendered pages. */
import { isList, isObject, type Json, own } from '../core/json.ts'
import { allowedValue, type ConstrainedPath, matchPath, parseSegments, pathRank, pathWith } from '../core/route-path.ts'
import type { SourceDocument } from '../document/document.ts'
import { pointerTo, quoted, type Problem } from '../document/finding.ts'
import { constraintsOf } from './route-path.ts'

interface RouteAddress extends ConstrainedPath {
  readonly document: SourceDocument<'route'>
}

/** @param addresses returns the paths of all routes, with their aliases */
export function checkKnownParams(
  document: SourceDocument<'route'>,
  addresses: () => readonly RouteAddress[],
  report: (document: SourceDocument, problem: Problem) => void,
): void {
  const { path, prerender, page } = document.value
  if (typeof path !== 'string' || !isList(prerender)) return
  if (page === undefined)
    report(document, {
      code: 'CFG-UNKNOWN',
      pointer: '/prerender',
      atKey: true,
      message: 'only a route with a page can have prerendered pages',
    })
  prerender.forEach((values, n) => {
    if (!isObject(values)) return
    const pointer = pointerTo('/prerender', n)
    const problem = valueProblem(document, path, values)
    const known = strings(values)
    if (problem !== undefined || known === undefined) {
      if (problem !== undefined) report(document, { pointer, ...problem })
      return
    }
    const address = pathWith(path, known)
    const rank = pathRank(path, constraintsOf(document.value))
    const other = addresses().find(
      (one) =>
        pathRank(one.path, one.constraints) < rank && matchPath(one.path, address, one.constraints) !== undefined,
    )
    if (other !== undefined)
      report(document, {
        code: 'CFG-ROUTE',
        pointer,
        message: `${address} opens a more specific path instead: ${other.path} of the route ${other.document.id} (${other.document.file})`,
        hint: 'remove these values',
      })
  })
}

function valueProblem(
  { value: route }: SourceDocument<'route'>,
  path: string,
  values: { readonly [name: string]: Json },
): Pick<Problem, 'code' | 'message' | 'hint'> | undefined {
  const names = parseSegments(path).flatMap(({ name }) => name ?? [])
  const constraints = constraintsOf(route)
  const missing = names.find((name) => own(values, name) === undefined)
  if (missing !== undefined)
    return {
      code: 'CFG-REQUIRED',
      message: `the value of {${missing}} is missing, so the address cannot be built`,
    }
  for (const [name, value] of Object.entries(values)) {
    if (!names.includes(name)) return { code: 'CFG-REF', message: `the path ${path} does not contain {${name}}` }
    if (typeof value !== 'string') continue
    if (allowedValue(constraints[name], value) !== value)
      return { code: 'CFG-REF', message: `the route does not allow the value ${quoted(value)} of {${name}}` }
    if (!/^[A-Za-z0-9._~-]+$/.test(value))
      return {
        code: 'CFG-ROUTE',
        message: `the value ${quoted(value)} of {${name}} has characters that browsers encode in addresses`,
        hint: 'use letters, digits, dots, hyphens, underscores and ~',
      }
  }
  return undefined
}

/** Returns the values if all are strings. The schema reports other values. */
function strings(values: { readonly [name: string]: Json }): { readonly [name: string]: string } | undefined {
  const entries = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return entries.length === Object.keys(values).length ? Object.fromEntries(entries) : undefined
}
