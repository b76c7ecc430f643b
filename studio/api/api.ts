/** The calls of the studio, one function each. */
import type { SiteDifference } from '../../engine/workspace/difference.ts'
import type {
  AuditRow,
  AuditState,
  ChangeSet,
  ChangeSetFindings,
  HistoryEntry,
  ListedChangeSet,
  Moment,
  OpenPages,
  PageCost,
  PreviewBody,
  RevisionEntry,
  Reviews,
  Schedule,
  SentContent,
  SentItem,
} from '../../server/document-store/answers.ts'
import type { LatestChanges } from '../find/document-list.ts'
import { request } from './client.ts'

export type {
  AuditRow,
  AuditState,
  ChangeSet,
  HistoryEntry as Move,
  ListedChangeSet,
  Moment,
  OpenPages,
  PageCost,
  ReviewStep,
  Reviews,
  RevisionEntry as Revision,
  Schedule,
  SentContent,
  SentItem as ChangeItem,
} from '../../server/document-store/answers.ts'

/** When a change set becomes live and, if it is to be taken back, when that happens. */
export interface ScheduleMoments {
  readonly at: Moment
  readonly until?: Moment
}

const get = <T>(url: string, params?: object): Promise<T> =>
  request({ url, ...(params === undefined ? {} : { params }) })
const post = <T>(url: string, data: object = {}): Promise<T> => request({ url, method: 'post', data })

export const api = {
  latest: () => get<LatestChanges>('/latest'),
  changeSets: async () => (await get<{ changeSets: readonly ListedChangeSet[] }>('/change-sets')).changeSets,
  changeSet: (id: string) => get<ChangeSet & { readonly items: readonly SentItem[] }>(`/change-sets/${id}`),
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
    post<void>(`/change-sets/${id}/rebase`, keep === undefined ? {} : { keep }),
  difference: (id: string) => get<SiteDifference>(`/change-sets/${id}/difference`),
  findings: (id: string) => get<ChangeSetFindings>(`/change-sets/${id}/findings`),
  pages: async (id: string) => (await get<{ pages: readonly PageCost[] }>(`/change-sets/${id}/pages`)).pages,
  reviews: (id: string) => get<Reviews>(`/change-sets/${id}/reviews`),
  requestReview: (id: string, version: number, message: string) =>
    post<ChangeSet>(`/change-sets/${id}/request-review`, { version, message }),
  approve: (id: string, version: number, message: string) =>
    post<ChangeSet>(`/change-sets/${id}/approve`, { version, message }),
  sendBack: (id: string, version: number, reason: string) =>
    post<ChangeSet>(`/change-sets/${id}/send-back`, { version, reason }),
  publish: (id: string, version: number, replacesSchedule = false) =>
    post<void>(`/change-sets/${id}/publish`, { version, replacesSchedule }),
  schedule: (id: string, version: number, moments: ScheduleMoments) =>
    post<void>(`/change-sets/${id}/schedule`, { version, ...moments }),
  schedules: async (filter: { readonly open?: 'true'; readonly changeSet?: string } = {}) =>
    (await get<{ schedules: readonly Schedule[] }>('/schedules', filter)).schedules,
  cancelSchedule: (id: string, reason: string) => post<Schedule>(`/schedules/${id}/cancel`, { reason }),
  runSchedule: (id: string, reason: string) => post<Schedule>(`/schedules/${id}/run`, { reason }),
  openPages: () => get<OpenPages>('/open-pages'),
  progress: async () => (await get<{ progress: string | null }>('/publish/progress')).progress,
  /** Requests a preview token for a change set, or for the live documents. */
  preview: (id: string | undefined, body: PreviewBody) =>
    request<{ readonly token: string }>({
      url: id === undefined ? '/preview' : `/change-sets/${id}/preview`,
      method: 'post',
      data: body,
      isRead: true,
    }),
  document: (path: string) =>
    get<{ readonly content: SentContent; readonly revisions: readonly RevisionEntry[] }>('/document', {
      path,
    }),
  body: (hash: string) =>
    request<string>({ url: `/bodies/${hash}`, responseType: 'text', transformResponse: (text: string) => text }),
  history: async () => (await get<{ moves: readonly HistoryEntry[] }>('/history')).moves,
  restore: (sequence: number, paths?: readonly string[]) =>
    post<ChangeSet>('/restore', {
      sequence,
      ...(paths === undefined ? {} : { paths }),
    }),
  audit: async (after: number) => (await get<{ rows: readonly AuditRow[] }>('/audit', { after: String(after) })).rows,
  verifyAudit: () => get<AuditState>('/audit/verification'),
}
