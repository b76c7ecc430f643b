/** The HTTP client of the studio: every failure becomes an `ApiError` with a message for people. */
import { capital } from '../../engine/wording/capital.ts'
import axios, { AxiosError, type AxiosRequestConfig } from 'axios'
import type { Finding } from '../../engine/document/finding.ts'

export class ApiError extends Error {
  /** HTTP status; 0 when the server did not answer. */
  readonly status: number
  /** The answer as the server sent it. */
  readonly body: unknown

  constructor(status: number, message: string, body: unknown) {
    super(message)
    this.status = status
    this.body = body
  }

  /** The code with which the server names the reason; empty when the response has no code. */
  get code(): string {
    const { code } = (this.body ?? {}) as { readonly code?: unknown }
    return typeof code === 'string' ? code : ''
  }

  /** Findings of a refused publish or preview. */
  get findings(): readonly Finding[] {
    const { findings } = (this.body ?? {}) as { readonly findings?: readonly Finding[] }
    return findings ?? []
  }
}

const sessionEnded = new Set<() => void>()

/** Calls `listener` when a request is refused because nobody is signed in. */
export function onSessionEnd(listener: () => void): () => void {
  sessionEnded.add(listener)
  return () => void sessionEnded.delete(listener)
}

const http = axios.create({ baseURL: '/studio/api', timeout: 200_000 })

/**
 * Sets the id of the operator for whom this tab is open. The server refuses changes of the tab when another operator
 * has signed in to the browser.
 */
export function setOperator(id: string | undefined): void {
  if (id === undefined) delete http.defaults.headers.common['habi-operator']
  else http.defaults.headers.common['habi-operator'] = id
}

const otherOperator = new Set<() => void>()

/** Calls `listener` when a request is refused because another operator has signed in to the browser. */
export function onOtherOperator(listener: () => void): () => void {
  otherOperator.add(listener)
  return () => void otherOperator.delete(listener)
}

/** Asks the person to confirm their identity. Resolves to false when they do not. */
let confirm: (() => Promise<boolean>) | undefined

/**
 * Sets the function that asks for a confirmation when the server requires a recent one. Returns a function that removes
 * it.
 */
export function onConfirm(ask: () => Promise<boolean>): () => void {
  confirm = ask
  return () => {
    if (confirm === ask) confirm = undefined
  }
}

interface RequestConfig extends AxiosRequestConfig {
  /** True for a request with a body that changes nothing. */
  readonly isRead?: boolean
}

export async function request<T>({ isRead, ...config }: RequestConfig): Promise<T> {
  try {
    return (await http.request<T>(config)).data
  } catch (error) {
    const failure = failureOf(error, isRead)
    const isUnconfirmed = failure instanceof ApiError && failure.status === 403 && failure.code === 'CONFIRM'
    if (!isUnconfirmed || config.url === '/me/confirm' || (await confirm?.()) !== true) throw failure
    // A failure of the second request is final and does not open another confirmation.
    return await http.request<T>(config).then(
      ({ data }) => data,
      (again: unknown) => Promise.reject(failureOf(again, isRead)),
    )
  }
}

/** @param isRead whether the request changes nothing; undefined if its method tells it */
export function failureOf(error: unknown, isRead?: boolean): Error {
  if (!(error instanceof AxiosError)) return error instanceof Error ? error : new Error(String(error))
  const { response, config } = error
  if (response === undefined)
    return new ApiError(0, unansweredMessage(isRead ?? (config?.method ?? 'get') === 'get'), undefined)
  const { status } = response
  const body: unknown = response.data
  if (status === 401 && !/\/auth\//.test(config?.url ?? '')) for (const listener of sessionEnded) listener()
  const failure = new ApiError(status, messageOf(status, body), body)
  if (failure.code === 'OTHER_OPERATOR') for (const listener of otherOperator) listener()
  return failure
}

/** The server may have executed a command whose response did not arrive. */
function unansweredMessage(isRead: boolean): string {
  return isRead
    ? 'The server does not answer. Try again.'
    : 'The server does not answer. It is unknown whether it has executed this command. Load the page again to see the current state, and repeat the command if necessary.'
}

function messageOf(status: number, body: unknown): string {
  const { error, message } = (typeof body === 'object' && body !== null ? body : {}) as {
    readonly error?: unknown
    readonly message?: unknown
  }
  const words = [error, message].find((one) => typeof one === 'string')
  if (status === 401) return words === undefined ? 'You are signed out. Sign in to go on.' : sentence(words)
  if (words !== undefined) return sentence(words)
  if (status === 429) return 'Too many requests from your network. Wait a minute and try again.'
  return status >= 500
    ? `The server could not process the request (${status}). Try again. If this happens again, inform the people who run the server.`
    : `The server refused the request (${status}).`
}

export function sentence(words: unknown): string {
  const text = String(words)
  const capitalized = capital(text)
  return /[.!?…]$/.test(capitalized) ? capitalized : `${capitalized}.`
}
