/** Rows of the audit as sentences. */
import type { AuditRow } from '../api/api.ts'
import { linkTitle, playersOf } from '../incident/meaning.ts'
import { wallTimeInWords } from '../../engine/wording/moment.ts'

type Data = { readonly [name: string]: unknown }

/** Each action: its title in lists, and what a row of it says after the name of the person. */
const actions: {
  readonly [action: string]: { readonly title: string; readonly words: (data: Data) => string }
} = {
  'change set created': {
    title: 'Change set started',
    words: ({ title }) => `started the change set “${String(title)}”`,
  },
  'change set cancelled': {
    title: 'Change set dropped',
    words: ({ changeSet }) => `dropped ${changeSetOf(changeSet)}`,
  },
  'change set rebased': {
    title: 'Live taken into a change set',
    words: ({ changeSet, paths, keep }) =>
      `took what is live into ${changeSetOf(changeSet)} (${listOf(paths)})${keep === undefined ? '' : `, keeping ${keep === 'mine' ? 'its own version' : 'the live version'}`}`,
  },
  'review requested': {
    title: 'Review requested',
    words: ({ changeSet, comment }) => `asked for a review of ${changeSetOf(changeSet)}${said(comment)}`,
  },
  'review ended by an edit': {
    title: 'Review ended by an edit',
    words: ({ changeSet, reason }) => `ended the review of ${changeSetOf(changeSet)} with an edit${because(reason)}`,
  },
  'change set approved': {
    title: 'Change set approved',
    words: ({ changeSet, comment }) => `approved ${changeSetOf(changeSet)}${said(comment)}`,
  },
  'approval voided': {
    title: 'Approval ended by an edit',
    words: ({ changeSet, reason }) => `ended the approval of ${changeSetOf(changeSet)} with an edit${because(reason)}`,
  },
  'change set sent back': {
    title: 'Change set sent back',
    words: ({ changeSet, comment }) => `sent ${changeSetOf(changeSet)} back${because(comment)}`,
  },
  publish: {
    title: 'Publish',
    words: ({ changeSet, files, sequence, reason }) =>
      `published${numberOf(sequence)}${typeof changeSet === 'string' ? `, ${changeSetOf(changeSet)}` : ''}${Array.isArray(files) ? `: ${listOf(files)}` : ''}${reason === undefined ? '' : ` (${String(reason)})`}`,
  },
  import: {
    title: 'Documents from outside the studio',
    words: ({ sequence }) => `took in documents that were published outside the studio${asNumber(sequence)}`,
  },
  rollback: {
    title: 'Taken back to an earlier number',
    words: ({ sequence, files, reason }) =>
      `took back to an earlier number${asNumber(sequence)}${Array.isArray(files) ? `: ${listOf(files)}` : ''}${because(reason)}`,
  },
  'take back': {
    title: 'End of a scheduled publish',
    words: ({ files, sequence }) => `took back what was scheduled to end${asNumber(sequence)}: ${listOf(files)}`,
  },
  'restore as draft': {
    title: 'Restored as a draft',
    words: ({ sequence, paths }) => `restored ${listOf(paths)} of number ${String(sequence)} as a change set`,
  },
  'publish scheduled': {
    title: 'Publish scheduled',
    words: ({ changeSet, wallTime, zone, until }) =>
      `scheduled a publish of ${changeSetOf(changeSet)} for ${momentOf({ wallTime, zone })}${until === undefined ? '' : `, until ${momentOf(until)}`}`,
  },
  'schedule cancelled': {
    title: 'Schedule cancelled',
    words: ({ changeSet, operation, reason }) => `cancelled ${scheduledOf(operation, changeSet)}${because(reason)}`,
  },
  'schedule replaced': {
    title: 'Schedule replaced by a publish',
    words: ({ changeSet, operation }) =>
      `published by hand what was scheduled, which ended ${scheduledOf(operation, changeSet)}`,
  },
  'schedule moved': {
    title: 'Schedule moved by a time zone',
    words: ({ changeSet, wallTime, zone }) =>
      `moved the schedule of ${changeSetOf(changeSet)}, so that it stays at ${momentOf({ wallTime, zone })}`,
  },
  'schedule suspended': {
    title: 'Schedule suspended',
    words: ({ changeSet, operation, reason }) => `suspended ${scheduledOf(operation, changeSet)}${because(reason)}`,
  },
  'schedule missed': {
    title: 'Schedule missed',
    words: ({ changeSet, operation, reason }) => `missed ${scheduledOf(operation, changeSet)}${because(reason)}`,
  },
  'schedule resumed': {
    title: 'Schedule run by hand',
    words: ({ changeSet, operation, reason }) => `ran ${scheduledOf(operation, changeSet)} by hand${because(reason)}`,
  },
  kill: {
    title: 'Switched off',
    words: (data) => `switched off ${partOf(data)}${because(data.reason)}`,
  },
  'kill lifted': {
    title: 'Switched on again',
    words: (data) => `switched ${partOf(data)} on again${because(data.reason)}`,
  },
  'operator invited': {
    title: 'Person invited',
    words: ({ name, role }) => `invited ${String(name)} as ${String(role)}`,
  },
  'operator joined': { title: 'Person joined', words: ({ role }) => `joined as ${String(role)}` },
  'operator changed': {
    title: 'Role, rights or suspension changed',
    words: ({ name, role, suspended }) =>
      suspended === true
        ? `suspended ${String(name)}`
        : suspended === false
          ? `ended the suspension of ${String(name)}`
          : `changed what ${String(name)} may do${role === undefined ? '' : `: ${String(role)}`}`,
  },
  'operator reset': { title: 'Sign-in reset', words: ({ name }) => `reset the sign-in of ${String(name)}` },
  'sessions ended': {
    title: 'Sessions ended',
    words: ({ name, sessions }) => `ended ${sessions === 1 ? 'a session' : 'all sessions'} of ${String(name)}`,
  },
  'password changed': { title: 'Password changed', words: () => 'changed their password' },
  'second factor set up': { title: 'Second factor set up', words: () => 'set up a second factor' },
  'recovery codes replaced': { title: 'Recovery codes replaced', words: () => 'replaced their recovery codes' },
}

/** All actions with their titles, sorted by title. */
export const actionTitles: readonly { readonly value: string; readonly label: string }[] = Object.entries(actions)
  .map(([value, { title }]) => ({ value, label: title }))
  .sort((a, b) => (a.label < b.label ? -1 : 1))

const MOST = 3

/** `Ana published number 12: banner/home-top/welcome` */
export function auditInWords({
  actor,
  action,
  data,
  title,
}: Pick<AuditRow, 'actor' | 'action' | 'data' | 'title'>): string {
  const words = Object.hasOwn(actions, action)
    ? actions[action]?.words({ ...dataOf(data), changeSet: title })
    : undefined
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

function because(reason: unknown): string {
  return typeof reason === 'string' && reason !== '' ? `, because: ${reason}` : ''
}

function said(comment: unknown): string {
  return typeof comment === 'string' && comment !== '' ? `: ${comment}` : ''
}

function scheduledOf(operation: unknown, changeSet: unknown): string {
  return `${operation === 'take back' ? 'the end of the' : 'the'} scheduled publish of ${changeSetOf(changeSet)}`
}

function changeSetOf(title: unknown): string {
  return typeof title === 'string' ? `the change set “${title}”` : 'a change set'
}

/** `24 Dec 2026 18:00 Manila` */
function momentOf(moment: unknown): string {
  const { wallTime, zone } = (typeof moment === 'object' && moment !== null ? moment : {}) as Data
  return wallTimeInWords(String(wallTime), String(zone))
}

function partOf(data: Data): string {
  const [name, prefix] = Object.entries(selectors).find(([one]) => data[one] !== undefined) ?? []
  const where = data.container === undefined ? '' : ` for ${playersOf(String(data.container))}`
  if (name === undefined) return `a part${where}`
  const value = String(data[name])
  return (name === 'link' ? linkTitle(value).toLowerCase() : `${prefix}${value}`) + where
}

const selectors: { readonly [name: string]: string } = {
  document: '',
  node: 'the place ',
  widget: 'every ',
  action: 'the action ',
  route: 'the address ',
  link: '',
}

function listOf(paths: unknown): string {
  if (!Array.isArray(paths) || paths.length === 0) return 'no documents'
  const names = paths.slice(0, MOST).map((path) => String(path).replace(/\.json$/, ''))
  return names.join(', ') + (paths.length > MOST ? ` and ${(paths.length - MOST).toLocaleString('en')} more` : '')
}
