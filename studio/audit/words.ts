/** Rows of the audit as sentences. */
import type { AuditRow } from '../api/api.ts'

type Data = { readonly [name: string]: unknown }

const sentences: { readonly [action: string]: (data: Data) => string } = {
  'change set created': ({ title }) => `started the change set “${String(title)}”`,
  'change set cancelled': () => 'dropped a change set',
  'change set rebased': ({ paths, keep }) =>
    `took what is live into a change set (${listOf(paths)})${keep === undefined ? '' : `, keeping ${keep === 'mine' ? 'its own version' : 'the live version'}`}`,
  publish: ({ paths, sequence }) => `published${numberOf(sequence)}${paths === undefined ? '' : `: ${listOf(paths)}`}`,
  import: ({ sequence }) => `took in documents that were published without the store${asNumber(sequence)}`,
  rollback: ({ sequence }) => `took back to an earlier release${numberOf(sequence)}`,
  'operator invited': ({ name, role }) => `invited ${String(name)} as ${String(role)}`,
  'operator joined': ({ role }) => `joined as ${String(role)}`,
  'operator changed': ({ name, role, suspended }) =>
    suspended === true
      ? `suspended ${String(name)}`
      : suspended === false
        ? `ended the suspension of ${String(name)}`
        : `changed what ${String(name)} may do${role === undefined ? '' : `: ${String(role)}`}`,
  'operator reset': ({ name }) => `reset the sign-in of ${String(name)}`,
  'sessions ended': ({ name }) => `ended the sessions of ${String(name)}`,
  'password changed': () => 'changed their password',
  'second factor set up': () => 'set up a second factor',
  'recovery codes replaced': () => 'replaced their recovery codes',
  'restore as draft': ({ sequence, paths }) =>
    `restored ${listOf(paths)} of number ${String(sequence)} as a change set`,
}

const MOST = 3

/** `Ana published number 12: banner/home-top/welcome` */
export function auditInWords({ actor, action, data }: Pick<AuditRow, 'actor' | 'action' | 'data'>): string {
  const words = Object.hasOwn(sentences, action) ? sentences[action]?.(dataOf(data)) : undefined
  return `${actor} ${words ?? `did: ${action}`}`
}

function dataOf(text: string): Data {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Data) : {}
  } catch {
    return {}
  }
}

function numberOf(sequence: unknown): string {
  return typeof sequence === 'number' ? ` number ${sequence}` : ''
}

function asNumber(sequence: unknown): string {
  return typeof sequence === 'number' ? `, as number ${sequence}` : ''
}

function listOf(paths: unknown): string {
  if (!Array.isArray(paths) || paths.length === 0) return 'no documents'
  const names = paths.slice(0, MOST).map((path) => String(path).replace(/\.json$/, ''))
  return names.join(', ') + (paths.length > MOST ? ` and ${paths.length - MOST} more` : '')
}
