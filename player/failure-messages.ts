/** What people are told about a failure: the error table of the site decides (document 2, section 8). */
import type { Container, Effects, Failure } from '../engine/action.ts'
import type { Json, JsonObject } from '../engine/core/json.ts'
import type { App } from '../engine/core/slice.ts'
import { type CompiledTable, compileTable, decide } from '../engine/core/table.ts'
import { compileAll, readFacts, type ValueContext } from '../engine/core/value.ts'
import { hasCode, plainCode } from '../engine/runtime/gateway/codes.ts'
import type { CallSettings } from '../engine/runtime/gateway/contract.ts'
import type { World } from '../engine/runtime/world.ts'

export interface FailureMessageParts {
  readonly world: World
  readonly context: ValueContext
  readonly app: () => App
  readonly apply: (effects: Effects) => void
  readonly run: (action: string, args: JsonObject) => Promise<unknown>
  readonly container: Pick<Container, 'report'>
}

/** A row of the error table. */
interface FailureRow {
  readonly as: 'nothing' | 'toast' | 'popup' | 'app'
  readonly says: 'ours' | 'server' | 'server-and-code'
  readonly message?: string
  readonly popup?: string
  readonly logout?: boolean
}

type ErrorCells = App['errors'][number]['t']

/** The popup that says a message, and the state that it says. */
const MESSAGE = 'message'

/** Tells people about failures that nobody handled. */
export function createFailureMessages({ world, context, app, apply, run, container }: FailureMessageParts): (error: Failure) => void {
  let frequent = 0
  let table: { readonly of: App['errors']; readonly rows: CompiledTable<ErrorCells> } | undefined
  world.watch(['fact.route.id'], () => (frequent = 0))

  function telling(errors: App['errors']): FailureRow | undefined {
    if (table?.of !== errors) table = { of: errors, rows: compileTable(errors, world.types, (why) => context.report('RULE-INVALID', why)) }
    // While something is not known yet the last row speaks: it is for everything.
    const row = decide(table.rows, readFacts(world.read))?.cells ?? errors.at(-1)?.t
    if (row === undefined) return undefined
    return Object.fromEntries(
      Object.entries(compileAll(row, context)).map(([name, get]) => [name, get(world.read)]),
    ) as unknown as FailureRow
  }

  return (error) => {
    const { errors, calls, popups } = app()
    const facts = factsOf(error, (calls as unknown as CallSettings).token)
    if (facts.kind === 'frequent') frequent++
    world.set(Object.fromEntries(Object.entries({ ...facts, frequent }).map(([name, value]) => [`fact.error.${name}`, value])))
    const { as, says, message, popup = MESSAGE, logout } = telling(errors) ?? { as: 'toast', says: 'server' }
    const text = wordsOf(error, says, message)
    if (logout === true) void run('flow:logout', {})
    if (as === 'app') container.report({ errType: facts.kind, errCode: error.code, errMsg: text, apiName: '' })
    else if (as === 'popup' && popups.some(({ id }) => id === popup)) {
      world.set({ [`state.${MESSAGE}`]: text })
      apply({ openPopup: popup })
    } else if (as !== 'nothing') apply({ toast: { text, tone: 'bad' } })
  }
}

const TRANSPORT: { readonly [code: string]: string } = {
  'HTTP-429': 'frequent',
  TIMEOUT: 'timeout',
  OFFLINE: 'offline',
  NETWORK: 'network',
  ABORTED: 'aborted',
}

/** A failure as the table sees it. Codes are the same with and without `GW_`, save one (reading AM-071). */
function factsOf({ code, details }: Failure, token: CallSettings['token']) {
  const status = Number(/^HTTP-(\d{3})$/.exec(code)?.[1] ?? 0)
  const isToken = hasCode(token.expired, code) || hasCode(token.empty, code)
  const known = Object.hasOwn(TRANSPORT, code) ? TRANSPORT[code] : undefined
  const kind = isToken ? 'token' : (known ?? (status > 0 ? 'http' : /^(GW_)?\d+$/.test(code) ? 'gateway' : 'own'))
  const tries: Json | undefined = details?.loseTryTimes
  return { code: plainCode(code), kind, status, triesLeft: Number.isInteger(tries) ? tries : -1 }
}

function wordsOf({ code, message }: Failure, says: FailureRow['says'], ours = ''): string {
  if (says === 'server-and-code' && message !== '') return `${message} (${code})`
  return (says === 'ours' ? ours || message : message || ours) || `Error(${code})`
}
