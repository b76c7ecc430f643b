/** The calls of the history. */
import type { SiteDifference } from '../../engine/workspace/difference.ts'
import type { PreviewBody } from '../../server/document-store/answers.ts'
import type { Move } from '../api/api.ts'
import { request } from '../api/client.ts'

/** The documents of a release: their hashes by path. */
interface ReleaseFiles {
  readonly files: { readonly [path: string]: string }
}

export const historyApi = {
  /** The moves before a release, newest first. */
  before: async (sequence: number) =>
    (await request<{ moves: readonly Move[] }>({ url: '/history', params: { before: String(sequence) } })).moves,
  difference: (from: number, to: number) =>
    request<SiteDifference>({ url: '/history/difference', params: { from: String(from), to: String(to) } }),
  /** The moves that changed one of these documents. */
  ofDocuments: async (paths: readonly string[]) =>
    (
      await request<{ moves: readonly (Move & { readonly files: readonly string[] })[] }>({
        url: '/history/documents',
        method: 'post',
        data: { paths },
        isRead: true,
      })
    ).moves,
  preview: (data: PreviewBody & { readonly sequence: number }) =>
    request<{ readonly token: string }>({ url: '/history/preview', method: 'post', data, isRead: true }),
  removed: async () =>
    (
      await request<{
        documents: readonly { readonly path: string; readonly number: number; readonly at: number }[]
      }>({ url: '/documents/removed' })
    ).documents,
  release: async (release: string) => (await request<ReleaseFiles>({ url: `/releases/${release}` })).files,
}
