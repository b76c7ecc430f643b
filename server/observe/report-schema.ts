import type { RequestSchema } from '../validation/ajv.ts'

/** A report of the player app. Fields other than these are dropped. */
const playerReport: RequestSchema = {
  type: 'object',
  required: ['code'],
  properties: { code: { type: 'string', pattern: '^[A-Za-z0-9_.-]{1,60}$' } },
}

/** The two forms in which browsers report a violation of the content security policy. */
const policyReport: RequestSchema = {
  type: 'object',
  required: ['csp-report'],
  properties: { 'csp-report': { type: 'object' } },
}
const reportingApiReport: RequestSchema = {
  type: 'object',
  required: ['type', 'body'],
  properties: { type: { const: 'csp-violation' }, body: { type: 'object' } },
}

/**
 * A report has no field `reports` or `events`. An object with one of these fields must match the other schemas below,
 * which validate its entries.
 */
const report: RequestSchema = {
  anyOf: [playerReport, policyReport, reportingApiReport],
  not: { type: 'object', anyOf: [{ required: ['reports'] }, { required: ['events'] }] },
}
const list: RequestSchema = { type: 'array', items: report, minItems: 1, maxItems: 20 }

/** Views and clicks of nodes (`business/tracking/views.ts`), by the ids of documents of the site. */
const nodeEvent: RequestSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'document', 'node', 'release', 'route'],
  properties: {
    kind: { enum: ['impression', 'click'] },
    document: { type: 'string', pattern: '^[a-z-]+(/[a-z0-9-]+){1,6}$', maxLength: 200 },
    node: { type: 'string', pattern: '^[A-Za-z0-9/:_-]+$', maxLength: 400 },
    release: { type: 'string', pattern: '^[0-9a-z-]{0,80}$' },
    route: { type: 'string', pattern: '^[a-z0-9/-]{0,120}$' },
  },
}
const events: RequestSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['events'],
  properties: { events: { type: 'array', items: nodeEvent, minItems: 1, maxItems: 20 } },
}

export const reportSchema: RequestSchema = {
  anyOf: [events, report, list, { type: 'object', required: ['reports'], properties: { reports: list } }],
  'x-expected':
    'a report { code, message, … }, a list of 1 to 20 reports, an object { reports } or { events }, or a content security policy report',
}
