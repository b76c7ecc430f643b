/** The calls of the studio, one function each. */
import type { Finding } from '../../engine/document/finding.ts'
import type { Json } from '../../engine/core/json.ts'
import type { SiteDifference } from '../../engine/workspace/difference.ts'
import type { LatestChanges } from '../find/document-list.ts'
import { request } from './client.ts'

export interface ChangeSet {
  readonly id: string
  readonly title: string
  readonly state: 'open' | 'published' | 'cancelled'
  readonly version: number
  readonly createdBy: string
  readonly createdAt: number
}

export type SentContent = { readonly text: string } | { readonly base64: string } | null

export interface ChangeItem {
  readonly path: string
  readonly base: string | null
  readonly body: string | null
  readonly version: number
  readonly changedBy: string
  readonly changedAt: number
  readonly content: SentContent
}

export interface Revision {
  readonly id: string
  readonly number: number
  readonly body: string
  readonly author: string
  readonly at: number
}

export interface Move {
  readonly sequence: number
  readonly release: string
  readonly kind: string
  readonly title: string | null
  readonly actor: string
  readonly at: number
}

export interface AuditRow {
  readonly id: number
  readonly at: number
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly correlation: string
  /** JSON. */
  readonly data: string
}

export type AuditState =
  | { readonly ok: true; readonly rows: number; readonly hash: string }
  | { readonly ok: false; readonly row: number; readonly reason: string }

export interface PublishAnswer {
  readonly ok: boolean
  readonly findings: readonly Finding[]
}

export interface PreviewBody {
  readonly facts: { readonly [fact: string]: Json }
  readonly at: number
  readonly language?: string
}

const get = <T>(url: string, params?: object): Promise<T> =>
  request({ url, ...(params === undefined ? {} : { params }) })
const post = <T>(url: string, data: object = {}): Promise<T> => request({ url, method: 'post', data })

export const api = {
  latest: () => get<LatestChanges>('/latest'),
  changeSets: async () => (await get<{ changeSets: readonly ChangeSet[] }>('/change-sets')).changeSets,
  changeSet: (id: string) => get<ChangeSet & { readonly items: readonly ChangeItem[] }>(`/change-sets/${id}`),
  createChangeSet: (title: string) => post<ChangeSet>('/change-sets', { title }),
  cancelChangeSet: (id: string) => request<void>({ url: `/change-sets/${id}`, method: 'delete' }),
  saveDocument: (
    changeSet: string,
    edit: {
      readonly path: string
      readonly version: number
      readonly base?: string | null
      readonly content: SentContent
    },
  ) => request<{ readonly version: number }>({ url: `/change-sets/${changeSet}/document`, method: 'put', data: edit }),
  rebase: (id: string, keep?: 'mine' | 'theirs') =>
    post<{ readonly rebased: readonly string[] }>(`/change-sets/${id}/rebase`, keep === undefined ? {} : { keep }),
  difference: (id: string) => get<SiteDifference>(`/change-sets/${id}/difference`),
  findings: async (id: string) => (await get<{ findings: readonly Finding[] }>(`/change-sets/${id}/findings`)).findings,
  publish: (id: string, version: number) => post<PublishAnswer>(`/change-sets/${id}/publish`, { version }),
  progress: async () => (await get<{ progress: string | null }>('/publish/progress')).progress,
  /** A preview token of a change set, or of what is live. */
  preview: (id: string | undefined, body: PreviewBody) =>
    post<{ readonly token: string }>(id === undefined ? '/preview' : `/change-sets/${id}/preview`, body),
  document: (path: string) =>
    get<{ readonly path: string; readonly content: SentContent; readonly revisions: readonly Revision[] }>(
      '/document',
      {
        path,
      },
    ),
  body: (hash: string) =>
    request<string>({ url: `/bodies/${hash}`, responseType: 'text', transformResponse: (text: string) => text }),
  history: async () => (await get<{ moves: readonly Move[] }>('/history')).moves,
  restore: (sequence: number, paths?: readonly string[]) =>
    post<ChangeSet & { readonly paths: readonly string[] }>('/restore', {
      sequence,
      ...(paths === undefined ? {} : { paths }),
    }),
  audit: async (after: number) => (await get<{ rows: readonly AuditRow[] }>('/audit', { after: String(after) })).rows,
  verifyAudit: () => get<AuditState>('/audit/verification'),
}
