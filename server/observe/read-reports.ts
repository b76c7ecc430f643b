import { isObject, type Json, type JsonObject, own } from '../../engine/core/json.ts'

/** A report without personal data: what failed, and where in the configuration. */
export interface BrowserReport {
  readonly code: string
  readonly message: string
  readonly [field: string]: string | number
}

/** Fields of a report of the player app that are logged (`player/report.ts`). All others are dropped. */
const reportFields = ['subject', 'path', 'build']

/** Fields of a policy report that are logged, with their names in the two forms that browsers send. */
const policyFields: readonly (readonly [name: string, camel: string, dashed: string])[] = [
  ['directive', 'effectiveDirective', 'effective-directive'],
  ['violated', 'violatedDirective', 'violated-directive'],
  ['blocked', 'blockedURL', 'blocked-uri'],
  ['source', 'sourceFile', 'source-file'],
  ['page', 'documentURL', 'document-uri'],
]

const maxText = 500

/**
 * The reports in a valid body (`reportSchema`). Queries of addresses, long numbers and e-mail addresses are removed,
 * because they may be personal.
 */
export function readReports(body: Json): readonly BrowserReport[] {
  const list = Array.isArray(body) ? body : isObject(body) && Array.isArray(body.reports) ? body.reports : [body]
  return list.filter(isObject).map(readReport)
}

function readReport(value: JsonObject): BrowserReport {
  const policy = own(value, 'csp-report') ?? (value.type === 'csp-violation' ? value.body : undefined)
  if (isObject(policy)) return readPolicyReport(policy)
  const { code, message } = value
  const fields = reportFields.flatMap((name): [string, string][] => {
    const field = own(value, name)
    return typeof field === 'string' && field !== '' ? [[name, clean(field)]] : []
  })
  return {
    code: String(code),
    message: typeof message === 'string' ? clean(message) : '',
    ...Object.fromEntries(fields),
  }
}

function readPolicyReport(policy: JsonObject): BrowserReport {
  const fields = policyFields.flatMap(([name, camel, dashed]): [string, string][] => {
    const field = own(policy, camel) ?? own(policy, dashed)
    return typeof field === 'string' && field !== '' ? [[name, clean(field)]] : []
  })
  return { code: 'CSP', message: 'content security policy violation', ...Object.fromEntries(fields) }
}

/** Removes what may be personal, and limits the length. */
function clean(text: string): string {
  return text
    .slice(0, maxText * 2)
    .replace(/[?#][^\s"')]*/g, '')
    .replace(/[^\s@"']+@[^\s@"']+\.[^\s@"']+/g, '[e-mail]')
    .replace(/\d{7,}/g, '[number]')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, maxText)
}
