/** Adds a new file to a change set. */
import type { SentContent } from '../api/api.ts'
import { ApiError } from '../api/client.ts'

interface NewEdit {
  readonly path: string
  readonly version: number
  readonly base?: null
  readonly content: SentContent
}

/**
 * Adds a file, even if the change set removes it. A file that an earlier attempt has added stays as it is.
 * @throws {ApiError} when the change set has another new file at this path
 */
export async function addFile(save: (edit: NewEdit) => Promise<unknown>, path: string, content: SentContent) {
  try {
    await save({ path, version: 0, base: null, content })
  } catch (error) {
    const current = currentOf(error)
    if (current === undefined) throw error
    if (current.content === null) await save({ path, version: current.version, content })
    else if (JSON.stringify(current.content) !== JSON.stringify(content))
      throw new ApiError(
        409,
        `The change set already has a different ${path.replace(/\.json$/, '')}. Choose another ID.`,
        undefined,
      )
  }
}

/** Returns the working copy that the change set already has at the path, as a 409 error contains it. */
function currentOf(error: unknown): { readonly version: number; readonly content: SentContent } | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const { current } = (error.body ?? {}) as { readonly current?: ReturnType<typeof currentOf> | null }
  return current ?? undefined
}
