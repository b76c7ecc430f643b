/** Rows of the audit as sentences. */
import type { AuditRow } from '../api/api.ts'
import { actionTitle, linkTitle, playersOf, widgetTitle } from '../incident/meaning.ts'
import { killSelectors, type KillSelectorName } from '../../engine/core/kill.ts'
import { wallTimeInWords } from '../../engine/wording/moment.ts'

type Data = { readonly [name: string]: unknown }

/** The name that sentences use for each document (`kind/id`), such as `Banner “Fair”`; for a route, its path. */
export interface DocumentTitles {
  readonly [document: string]: string
}

/** Each action with its title in lists, and the words that follow the person's name in a sentence. */
const actions: {
  readonly [action: string]: { readonly title: string; readonly words: (data: Data, titles: DocumentTitles) => string }
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
    title: 'Live documents merged into a change set',
    words: ({ changeSet, paths, keep }, titles) =>
      `merged the live documents into ${changeSetOf(changeSet)} (${listOf(paths, titles)})${keep === undefined ? '' : `, keeping ${keep === 'mine' ? 'its own version' : 'the live version'}`}`,
  },
  'review requested': {
    title: 'Review requested',
    words: ({ changeSet, comment }) => `asked for a review of ${changeSetOf(changeSet)}${said(comment)}`,
  },
  'review ended by an edit': {
    title: 'Review ended by a change',
    words: ({ changeSet, reason }) =>
      `ended the review of ${changeSetOf(changeSet)} by changing its content${because(reason)}`,
  },
  'change set approved': {
    title: 'Change set approved',
    words: ({ changeSet, comment }) => `approved ${changeSetOf(changeSet)}${said(comment)}`,
  },
  'approval voided': {
    title: 'Approval ended by a change',
    words: ({ changeSet, reason }) =>
      `ended the approval of ${changeSetOf(changeSet)} by changing its content${because(reason)}`,
  },
  'change set sent back': {
    title: 'Change set sent back',
    words: ({ changeSet, comment }) => `sent ${changeSetOf(changeSet)} back${because(comment)}`,
  },
  publish: {
    title: 'Publish',
    words: ({ changeSet, files, sequence, reason }, titles) =>
      `published${releaseOf(sequence)}${typeof changeSet === 'string' ? `, ${changeSetOf(changeSet)}` : ''}${Array.isArray(files) ? `: ${listOf(files, titles)}` : ''}${reason === undefined ? '' : ` (${String(reason)})`}`,
  },
  import: {
    title: 'Documents published outside the studio',
    words: ({ sequence }) => `added documents that were published outside the studio${asRelease(sequence)}`,
  },
  rollback: {
    title: 'Went back to an earlier release',
    words: ({ sequence, files, reason }, titles) =>
      `went back to an earlier release${asRelease(sequence)}${Array.isArray(files) ? `: ${listOf(files, titles)}` : ''}${because(reason)}`,
  },
  'take back': {
    title: 'Scheduled publish taken back',
    words: ({ files, sequence }, titles) =>
      `took back a scheduled publish at its end${asRelease(sequence)}: ${listOf(files, titles)}`,
  },
  'restore as draft': {
    title: 'Restored as a draft',
    words: ({ sequence, paths }, titles) =>
      `restored ${listOf(paths, titles)} from release ${String(sequence)} as a change set`,
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
    words: ({ changeSet, operation }) => `replaced ${scheduledOf(operation, changeSet)} with a publish by hand`,
  },
  'schedule moved': {
    title: 'Schedule adjusted to new time zone rules',
    words: ({ changeSet, wallTime, zone }) =>
      `adjusted the schedule of ${changeSetOf(changeSet)} to new time zone rules, so it stays at ${momentOf({ wallTime, zone })}`,
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
    words: (data, titles) => `switched off ${partOf(data, titles)}${because(data.reason)}`,
  },
  'kill lifted': {
    title: 'Switched on again',
    words: (data, titles) => `switched ${partOf(data, titles)} on again${because(data.reason)}`,
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

/** Returns a row as a sentence, such as `Ana published release 12: Banner “The fair is open tonight”`. */
export function auditInWords(
  { actor, action, data, title }: Pick<AuditRow, 'actor' | 'action' | 'data' | 'title'>,
  titles: DocumentTitles = {},
): string {
  const words = Object.hasOwn(actions, action)
    ? actions[action]?.words({ ...dataOf(data), changeSet: title }, titles)
    : undefined
  return `${actor} ${words ?? `did: ${action}`}`
}

/** Returns the documents whose titles the sentences of these rows need, each once. */
export function namedDocuments(rows: readonly Pick<AuditRow, 'data'>[]): readonly string[] {
  return [
    ...new Set(
      rows.flatMap(({ data }) => {
        const { files, paths, document, node, route } = dataOf(data)
        return [
          ...[files, paths].flatMap((list) => (Array.isArray(list) ? list.slice(0, MOST).map(nameOf) : [])),
          ...(typeof node === 'string' ? [pageOf(node)] : []),
          ...(typeof document === 'string' ? [document] : []),
          ...(typeof route === 'string' ? [`route/${route}`] : []),
        ]
      }),
    ),
  ]
}

function nameOf(path: unknown): string {
  return String(path).replace(/\.json$/, '')
}

function titleOf(name: string, titles: DocumentTitles): string {
  return Object.hasOwn(titles, name) ? (titles[name] ?? name) : name
}

/** Returns the page of a node. The address of a node begins with the ID of its page. */
function pageOf(node: string): string {
  return `page/${node.slice(0, node.indexOf('/'))}`
}

function dataOf(text: string): Data {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Data) : {}
  } catch {
    return {}
  }
}

function releaseOf(sequence: unknown): string {
  return typeof sequence === 'number' ? ` release ${sequence}` : ''
}

function asRelease(sequence: unknown): string {
  return typeof sequence === 'number' ? `, as release ${sequence}` : ''
}

function because(reason: unknown): string {
  return typeof reason === 'string' && reason !== '' ? `, because: ${reason}` : ''
}

function said(comment: unknown): string {
  return typeof comment === 'string' && comment !== '' ? `: ${comment}` : ''
}

function scheduledOf(operation: unknown, changeSet: unknown): string {
  return `${operation === 'take back' ? 'the scheduled take-back' : 'the scheduled publish'} of ${changeSetOf(changeSet)}`
}

function changeSetOf(title: unknown): string {
  return typeof title === 'string' ? `the change set “${title}”` : 'a change set'
}

/** Returns a moment in words, such as `24 Dec 2026 18:00 Manila`. */
function momentOf(moment: unknown): string {
  const { wallTime, zone } = (typeof moment === 'object' && moment !== null ? moment : {}) as Data
  return wallTimeInWords(String(wallTime), String(zone))
}

function partOf(data: Data, titles: DocumentTitles): string {
  const name = killSelectors.find((one) => typeof data[one] === 'string')
  const where = data.container === undefined ? '' : ` for ${playersOf(String(data.container))}`
  return name === undefined ? `a part${where}` : selectedInWords(name, String(data[name]), titles) + where
}

function selectedInWords(selector: KillSelectorName, value: string, titles: DocumentTitles): string {
  switch (selector) {
    case 'document':
      return titleOf(value, titles)
    case 'node':
      return `the part “${value.slice(value.lastIndexOf('/') + 1)}” of ${titleOf(pageOf(value), titles)}`
    case 'widget':
      return `every “${widgetTitle(value)}”`
    case 'action':
      return `the action “${actionTitle(value)}”`
    case 'route':
      return `the address ${titleOf(`route/${value}`, titles).replace(/^route\//, '')}`
    case 'link':
      return linkTitle(value).toLowerCase()
  }
}

function listOf(paths: unknown, titles: DocumentTitles): string {
  if (!Array.isArray(paths) || paths.length === 0) return 'no documents'
  const names = paths.slice(0, MOST).map((path) => titleOf(nameOf(path), titles))
  return names.join(', ') + (paths.length > MOST ? ` and ${(paths.length - MOST).toLocaleString('en')} more` : '')
}
