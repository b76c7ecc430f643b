/** Types of the responses of the document store. The studio imports this file and nothing else of the server. */
import type { Json } from '../../engine/core/json.ts'
import type { Finding } from '../../engine/document/finding.ts'

/** Roles in ascending order: each role may do everything that the roles before it may do. */
export const roles = ['viewer', 'editor', 'publisher', 'administrator'] as const
export type Role = (typeof roles)[number]

/** Documents that an operator may change: those of a kind with ids that match a pattern such as `fair-*`. */
export interface Right {
  readonly kind: string
  readonly ids: string
}

/** The persona and the instant for which a preview shows a page. */
export interface PreviewBody {
  readonly facts: { readonly [fact: string]: Json }
  /** Milliseconds since 1970. */
  readonly at: number
  readonly language?: string
  /** The skin that the person has chosen. */
  readonly skin?: string
}

/** A person who uses the studio. */
export interface PersonName {
  /** Stays the same when the name changes. Equal to the name for a person who is not an operator. */
  readonly id: string
  readonly name: string
}

export type ChangeSetState = 'open' | 'in review' | 'approved' | 'scheduled' | 'published' | 'cancelled'

export interface ChangeSet {
  readonly id: string
  readonly title: string
  readonly state: ChangeSetState
  /** Rises with each change of an item. */
  readonly version: number
  /** Name of the change set's creator. */
  readonly createdBy: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** A change set in a list. */
export interface ListedChangeSet extends ChangeSet {
  /** Whoever created the change set or changed one of its items; they may not approve it. */
  readonly contributors: readonly PersonName[]
  /** The last review step; null before the first one. */
  readonly lastStep: ReviewStep | null
}

/** The content of a file in requests and responses; null for a file that is removed or does not exist. */
export type SentContent = { readonly text: string } | { readonly base64: string } | null

/** A working copy. */
export interface SentItem {
  readonly path: string
  /** The revision that the working copy was forked from; null for a new file. */
  readonly base: string | null
  readonly content: SentContent
  /** SHA-256 of the content; null for a file that the change set removes. */
  readonly body: string | null
  readonly version: number
  readonly changedBy: string
  readonly changedAt: number
}

/** Whether a publish needs the approval of a second person. */
export type ReviewMode = 'required' | 'optional'

export interface ReviewStep {
  readonly step: 'request' | 'approve' | 'send back' | 'void'
  /** Hash of the content that was reviewed; for `void`, the content of the step before it. */
  readonly content: string
  /** Name of the player build that compiles the change set. */
  readonly build: string
  readonly actor: string
  /** The message of a request or an approval, or the reason of any other step. */
  readonly comment: string
  readonly at: number
}

export interface Reviews {
  readonly state: ChangeSetState
  readonly approval: ReviewMode
  /** Oldest first. */
  readonly steps: readonly ReviewStep[]
  readonly contributors: readonly PersonName[]
  /** Whether the last approval is for the current content and player build. */
  readonly isApproved: boolean
}

/** Selects the first or the second of two instants with the same local time (end of daylight saving time). */
export type Occurrence = 'first' | 'second'

export interface Moment {
  /** Local time to the minute, such as `2026-12-24T18:00`. */
  readonly wallTime: string
  /** Name of the IANA database, such as `Asia/Manila`. */
  readonly zone: string
  readonly occurrence?: Occurrence | null
}

export type ScheduleState = 'waiting' | 'running' | 'done' | 'suspended' | 'missed' | 'cancelled'

export interface Schedule {
  readonly id: string
  readonly changeSet: string
  /** Title of the change set. */
  readonly title: string
  readonly operation: 'publish' | 'take back'
  /** For `take back`: the scheduled publish that is taken back. */
  readonly follows: string | null
  /** Hash of the content that was scheduled. */
  readonly content: string
  /** The player build of the approval; null without an approval. */
  readonly build: string | null
  readonly wallTime: string
  readonly zone: string
  readonly occurrence: Occurrence | null
  /** Milliseconds since 1970. */
  readonly dueAt: number
  readonly state: ScheduleState
  /** Why the schedule is suspended, missed or cancelled. */
  readonly reason: string | null
  /** Sequence of the move that the schedule made. */
  readonly sequence: number | null
  /**
   * Number of attempts since the schedule was created or resumed. Attempts that another publish overtook do not count.
   */
  readonly attempts: number
  readonly finishedAt: number | null
  readonly createdBy: string
  readonly createdAt: number
}

/** A move of the live channel. */
export interface HistoryEntry {
  readonly sequence: number
  /** Hash of the documents. */
  readonly release: string
  readonly kind: string
  /** Title of the change set, if one was published. */
  readonly title: string | null
  readonly actor: string
  readonly at: number
}

export interface RevisionEntry {
  readonly id: string
  readonly number: number
  readonly parent: string | null
  /** SHA-256 of the content. */
  readonly body: string
  readonly author: string
  readonly at: number
}

/** Number of rows in a full answer of the audit. */
export const AUDIT_PAGE = 500

export interface AuditRow {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly actor: string
  readonly action: string
  readonly subject: string
  /** Title of the change set that the action was done to. Not part of the hashed row. */
  readonly title?: string | null
  readonly correlation: string
  /** Canonical JSON. */
  readonly data: string
  readonly previous: string
  readonly hash: string
}

export type AuditState =
  | { readonly ok: true; readonly rows: number; readonly hash: string }
  /** `row` is the id of the first bad row. */
  | { readonly ok: false; readonly row: number; readonly reason: string }

/** A page whose HTML a change set changes, in the default language. */
export interface PageCost {
  readonly path: string
  /** Bytes of the page's HTML as it is sent; null when there is no such page. */
  readonly before: number | null
  readonly after: number | null
}

/** The open pages of players that are connected to this server. */
export interface OpenPages {
  /** Number of the live release. */
  readonly sequence: number
  readonly releases: readonly { readonly sequence: number; readonly pages: number }[]
  /** The time since which no open page shows an earlier release, in milliseconds since 1970; null while a page does. */
  readonly since: number | null
}

/** The findings of the live documents with the edits of a change set. */
export interface ChangeSetFindings {
  /** Findings that the change set causes. */
  readonly findings: readonly Finding[]
  /** Findings that the live documents have without it too. */
  readonly earlier: readonly Finding[]
}
