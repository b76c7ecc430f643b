import { isObject, type Json, type JsonObject, own } from '../../engine/core/json.ts'

/** One report as it is kept: what went wrong and where in the configuration, nothing about the person. */
export interface Report {
  readonly code: string
  readonly message: string
  readonly [field: string]: string | number
}

/** Fields of our own reports that are kept; all others are dropped. */
const keptText = ['release', 'build', 'document', 'node', 'route', 'widget', 'call', 'action', 'fact', 'event', 'language', 'chunk']

/** Fields of a browser's policy report that are kept, by their names in both spellings. */
const policyFields: readonly (readonly [name: string, camel: string, dashed: string])[] = [
  ['directive', 'effectiveDirective', 'effective-directive'],
  ['violated', 'violatedDirective', 'violated-directive'],
  ['blocked', 'blockedURL', 'blocked-uri'],
  ['source', 'sourceFile', 'source-file'],
  ['page', 'documentURL', 'document-uri'],
]

const maxReports = 20
const maxText = 500

/**
 * The reports in a body: one of ours, a list of them, `{reports: []}`, or a browser's security policy reports.
 * Undefined when it is none of these. Unknown fields, addresses' queries, long numbers and e-mail addresses are
 * dropped, because they may be personal.
 */
export function readReports(body: unknown): readonly Report[] | undefined {
  const list = Array.isArray(body) ? body : isObject(body) && Array.isArray(body.reports) ? body.reports : [body]
  if (list.length === 0 || list.length > maxReports) return undefined
  const reports = list.map(readReport)
  return reports.every((report) => report !== undefined) ? reports : undefined
}

function readReport(value: Json): Report | undefined {
  if (!isObject(value)) return undefined
  const policy = own(value, 'csp-report') ?? (value.type === 'csp-violation' ? value.body : undefined)
  if (isObject(policy)) return readPolicyReport(policy)
  const { code, message } = value
  if (typeof code !== 'string' || !/^[A-Za-z0-9_.-]{1,60}$/.test(code)) return undefined
  const kept = keptText.flatMap((name): [string, string][] => {
    const field = own(value, name)
    return typeof field === 'string' && field !== '' ? [[name, clean(field)]] : []
  })
  return { code, message: typeof message === 'string' ? clean(message) : '', ...Object.fromEntries(kept) }
}

function readPolicyReport(policy: JsonObject): Report {
  const kept = policyFields.flatMap(([name, camel, dashed]): [string, string][] => {
    const field = own(policy, camel) ?? own(policy, dashed)
    return typeof field === 'string' && field !== '' ? [[name, clean(field)]] : []
  })
  return { code: 'CSP', message: 'content security policy violation', ...Object.fromEntries(kept) }
}

function clean(text: string): string {
  return text
    .slice(0, maxText * 2)
    .replace(/[?#][^\s"')]*/g, '')
    .replace(/[^\s@"']+@[^\s@"']+\.[^\s@"']+/g, '[e-mail]')
    .replace(/\d{7,}/g, '[number]')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, maxText)
}
