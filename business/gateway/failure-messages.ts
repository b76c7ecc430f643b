/**
 * Shows players the failures that no step has handled, and reports failures of calls to the native app or to the page
 * around a mini-app. The site's error table decides how each is shown (document 2, section 8). A failed load is shown
 * in place of the missing content, without a toast. Its popup opens only once per code and page, because many lists
 * load at once, and may reload. Likewise, a call that fails again, such as a poll, is reported once per code and page,
 * unless a person or a timer has started the steps that made it. A session that expires is reported once, for the first
 * of the calls that fail with it.
 */
import type { Container, Effects, Failure } from '../../engine/action.ts'
import type { Json, JsonObject } from '../../engine/core/json.ts'
import { type CompiledTable, compileTable, decide } from '../../engine/core/table.ts'
import { compileAll, readFacts, type ValueContext } from '../../engine/core/value.ts'
import { readTable, type WireApp } from '../../engine/core/wire.ts'
import { ABORTED, TOO_MANY_REQUESTS } from '../../engine/runtime/calls/failure-codes.ts'
import { cellsOf } from '../../engine/runtime/cells.ts'
import { readAll } from '../../engine/runtime/read-all.ts'
import type { FailureSource } from '../../engine/runtime/session.ts'
import type { World } from '../../engine/runtime/world.ts'
import { hasCode, isGatewayCode, plainCode, triesLeft } from './codes.ts'
import type { GatewaySettings } from './contract.ts'
import { playerCall, ticketCall } from './session-names.ts'

export interface FailureMessageParts {
  readonly world: World
  readonly values: ValueContext
  readonly app: () => Pick<WireApp, 'errors' | 'calls' | 'constants' | 'popups' | 'ids'>
  readonly apply: (effects: Effects) => void
  readonly run: (action: string, args: JsonObject) => Promise<unknown>
  readonly container: Pick<Container, 'report'>
}

/** The cells of an error table row: how to show a failure. */
interface MessageStyle {
  readonly as: 'nothing' | 'toast' | 'popup' | 'app' | 'toast-and-app'
  readonly says: 'ours' | 'server' | 'server-and-code'
  readonly message?: string
  readonly popup?: string
  readonly logout?: boolean
}

type ErrorTable = WireApp['errors']

export interface FailureMessages {
  /** Returns the text of a failure: that of the error table, or the message of the gateway, or `Error(code)`. */
  readonly textOf: (error: Failure) => string
  /** Shows a failure that no step has handled. */
  readonly show: (error: Failure, from: FailureSource) => void
  /** Reports a failed call, if the table or document 2, section 8, says so. Called before `show`. */
  readonly report: (error: Failure, call: string, path: string) => void
}

export function createFailureMessages(parts: FailureMessageParts): FailureMessages {
  const { world, values, app, apply } = parts
  let frequent = 0
  let compiled: { readonly table: ErrorTable; readonly rows: CompiledTable<ErrorTable[number]['t']> } | undefined
  /** Whether the container has received the failure of a call. Actions pass failures on unchanged. */
  const received = new WeakMap<Failure, boolean>()
  /** Codes of failed loads whose popup has already been opened on this page. */
  const opened = new Set<string>()
  /** Paths of calls with the codes with which they have been reported on this page. */
  const reported = new Set<string>()
  /** The path of the call that has failed. Failures that actions make themselves have none. */
  const paths = new WeakMap<Failure, string>()
  /** Whether the container has received that the session has expired; undefined before, and after the next login. */
  let expiryReceived: boolean | undefined
  world.watch(['fact.session.loggedIn'], () => {
    if (world.read('fact.session.loggedIn') === true) expiryReceived = undefined
  })
  world.watch(['fact.route.id'], () => {
    frequent = 0
    opened.clear()
    reported.clear()
  })

  /**
   * Returns the cells for a failure. A failure with a text of its own shows this text, unless a row is about its code
   * itself: not about all failures, or about a class such as network errors.
   */
  function styleOf(table: ErrorTable, read: World['read'], { fallback }: Failure): MessageStyle | undefined {
    if (compiled?.table !== table)
      compiled = {
        table,
        rows: compileTable(readTable(table), world.types, (why) => values.report('RULE-INVALID', why)),
      }
    // The last row applies to every failure. It is used while a fact that the table compares is unknown.
    const last = compiled.rows.rows.at(-1)
    const decided = decide(compiled.rows, readFacts(read)) ?? last
    const isNamed = decided !== last && NAMED_KINDS.includes(read('fact.error.kind'))
    if (fallback !== undefined && !isNamed)
      return { as: fallback === '' ? 'nothing' : 'toast', says: 'ours', message: fallback }
    return decided && (readAll(compileAll(decided.cells, values), read) as unknown as MessageStyle)
  }

  function describe(error: Failure) {
    const { errors, calls, constants } = app()
    const facts = failureFacts(error, (calls as unknown as GatewaySettings).token)
    const cells = cellsOf('fact.error.', { ...facts, frequent, path: paths.get(error) ?? '' })
    const style = styleOf(errors, (cell) => cells[cell] ?? world.read(cell), error) ?? { as: 'toast', says: 'server' }
    const { as, says, message } = style
    const isReadable = isLanguageOf(values.locale.tag, constants['requestLanguage'])
    const text = messageText(error, says === 'server' && !isReadable ? 'ours' : says, message)
    return { ...style, cells, kind: facts.kind, isForApp: as === 'app' || as === 'toast-and-app', text }
  }

  function tell(error: Failure, errType: string, errMsg: string, apiName: string): boolean {
    // The internal code 1111: the record of the player could not be loaded.
    const errCode = errType === 'login' ? '1111' : error.code
    const isReceived = parts.container.report({ errType, errCode, errMsg, apiName })
    received.set(error, isReceived)
    return isReceived
  }

  function isFirst({ code }: Failure, path: string): boolean {
    const key = `${code} ${path}`
    if (reported.has(key)) return false
    reported.add(key)
    return true
  }

  /** The page of an unknown game has no cover, and under an open popup the cover names the popup as the reason. */
  const isLaunchCovered = (): boolean =>
    world.read('fact.launch.status') === 'error' &&
    world.read('fact.launch.unknown') !== true &&
    !world.read('fact.popup.open')

  return {
    textOf: (error) => describe(error).text,
    report(error, call, path) {
      // Several callers may share one call.
      if (received.has(error)) return
      paths.set(error, path)
      const { kind, isForApp, text } = describe(error)
      if (call === ticketCall) tell(error, 'token', text, path)
      else if (kind === 'token') {
        expiryReceived ??= tell(error, 'token', text, path)
        received.set(error, expiryReceived)
      } else if (call === playerCall) tell(error, 'login', text, path)
      else if (isForApp && isFirst(error, path)) tell(error, kind, text, path)
    },
    show(error, from) {
      if (error.code === TOO_MANY_REQUESTS) frequent++
      const { cells, as, kind, isForApp, text, logout, popup = app().ids.messagePopup } = describe(error)
      world.set(cells)
      if (logout === true) void parts.run('flow:logout', {})
      const isLoad = from === 'load'
      const path = paths.get(error) ?? ''
      const isReceived =
        received.get(error) ?? (isForApp && (!isLoad || isFirst(error, path)) && tell(error, kind, text, path))
      if (as === 'nothing' || (as === 'app' && isReceived)) return
      const { popups, ids } = app()
      if (as === 'popup' && popup !== undefined && popups.some(({ id }) => id === popup)) {
        if (isLoad && opened.has(error.code)) return
        if (isLoad) opened.add(error.code)
        // The popup for messages reads its text from the state value with the id of the popup.
        if (ids.messagePopup !== undefined) world.set({ [`state.${ids.messagePopup}`]: text })
        apply({ openPopup: popup })
      } else if (!isLoad) {
        // The cover of a failed launch fills the screen and shows the reason, so that a toast would repeat it.
        if (isLaunchCovered()) world.set({ 'fact.launch.reason': text })
        else apply({ toast: { text, tone: 'bad' } })
      }
    },
  }
}

/** Kinds of failures whose rows are about their codes. The rows of all other kinds are about the kind. */
const NAMED_KINDS: readonly unknown[] = ['gateway', 'token', 'frequent', 'aborted']

const TRANSPORT: { readonly [code: string]: string } = {
  [TOO_MANY_REQUESTS]: 'frequent',
  TIMEOUT: 'timeout',
  OFFLINE: 'offline',
  NETWORK: 'network',
  [ABORTED]: 'aborted',
}

/** Returns a failure as facts for the table. The prefix `GW_` is removed from all codes except one (reading AM-071). */
function failureFacts({ code, details }: Failure, token: GatewaySettings['token']) {
  const isToken = hasCode(token.expired, code) || hasCode(token.empty, code)
  const known = Object.hasOwn(TRANSPORT, code) ? TRANSPORT[code] : undefined
  const kind = isToken
    ? 'token'
    : (known ?? (/^HTTP-\d{3}$/.test(code) ? 'http' : isGatewayCode(code) ? 'gateway' : 'own'))
  return { code: plainCode(code), kind, triesLeft: triesLeft(details?.loseTryTimes) }
}

/**
 * True when the page has the language of the calls, in which the gateway writes messages. Other pages prefer the site's
 * text.
 */
function isLanguageOf(tag: string, requested: Json | undefined): boolean {
  return typeof requested !== 'string' || tag.toLowerCase().startsWith(requested.toLowerCase())
}

function messageText({ code, message }: Failure, says: MessageStyle['says'], ours = ''): string {
  if (says === 'server-and-code' && message !== '') return `${message} (${code})`
  return (says === 'ours' ? ours || message : message || ours) || `Error(${code})`
}
