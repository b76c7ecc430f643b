/** The worker of the studio: answers one message at a time with a method of the open site. */
import { errorMessage } from '../../engine/core/error-message.ts'
import { type SiteMethods, siteMethods } from './site.ts'

export interface SiteRequest {
  readonly id: number
  readonly method: keyof SiteMethods
  readonly args: readonly unknown[]
}

export type SiteAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly problem: string }

globalThis.addEventListener('message', ({ data }: MessageEvent<SiteRequest>) => {
  const { id, method, args } = data
  let answer: SiteAnswer
  try {
    const call = siteMethods[method] as (...args: readonly unknown[]) => unknown
    answer = { id, value: call(...args) }
  } catch (error) {
    answer = { id, problem: errorMessage(error) }
  }
  globalThis.postMessage(answer)
})
