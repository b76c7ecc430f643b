import { refuse, succeed } from '../call-answer.ts'
import type { CallHandler } from '../call-handler.ts'
import { manilaDay } from '../clock.ts'
import { codes } from '../codes.ts'
import { ageOn, maskMobile, type Player } from '../players/player.ts'
import { changePlayer, findByAccount } from '../players/player-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { endToken, issueToken } from '../tokens.ts'

/** Wrong passwords in a row before an account rests, and for how long. */
const maxTries = 5
const restMs = 15 * 60_000

const webToken: CallHandler = {
  path: '/webToken',
  requires: 'nothing',
  run: async ({ sandbox }) => succeed(await issueToken(sandbox.db)),
}

const loginWithPassword: CallHandler = {
  path: '/userAuth/loginAndRegisterV4',
  requires: 'token',
  async run({ sandbox, body, session }) {
    const account = String(body.loginName)
    const loginType = Number(body.loginType)
    const tries = triesOf(sandbox, `${loginType}:${account.toLowerCase()}`)
    if (tries.resting()) return tooMany()
    const player = await findByAccount(sandbox.db, account, loginType)
    if (player === undefined || player.password !== body.password) {
      const left = tries.fail()
      // The same answer for an account that does not exist: nobody learns which ones do.
      return left === 0
        ? tooMany()
        : refuse(codes.wrongPassword, `The account or password is wrong. You can try ${left} more ${left === 1 ? 'time' : 'times'}.`, {
            loseTryTimes: left,
          })
    }
    const barred = refuseEntry(sandbox, player)
    if (barred !== undefined) return barred
    tries.clear()
    const changed = await changePlayer(sandbox.db, player.loginName, (now) => ({ loginTimes: now.loginTimes + 1 }))
    if (changed === undefined || 'taken' in changed) return refuse(codes.badRequest, 'The account was changed meanwhile. Please try again.')
    if (session !== undefined) await endToken(sandbox.db, session.token)
    return succeed({
      loginName: changed.loginName,
      login: true,
      customerId: changed.customerId,
      mobileNo: maskMobile(changed.mobileNo),
      registerMethod: changed.registerMethod,
      loginTimes: changed.loginTimes,
      firstDepositFlag: changed.firstDepositFlag,
      ...(await issueToken(sandbox.db, changed.loginName)),
    })
  },
}

const logout: CallHandler = {
  path: '/customer/logoutV2',
  requires: 'token',
  async run({ sandbox, session }) {
    if (session !== undefined) await endToken(sandbox.db, session.token)
    return succeed()
  },
}

export const sessionCalls: readonly CallHandler[] = [webToken, loginWithPassword, logout]

/** Who may not log in (document 1, section 6): the frozen, and people under 21 on the Manila day of the sandbox's clock. */
function refuseEntry(sandbox: Sandbox, player: Player) {
  if (player.frozen) return refuse(codes.frozen, 'Your account is frozen. Please contact customer service for assistance.')
  if (ageOn(manilaDay(sandbox.clock.now()), player.birthday) < 21) {
    return refuse(codes.underAge, 'You must be at least 21 years old to log in.')
  }
  return undefined
}

function tooMany() {
  return refuse(codes.tooManyLogins, 'Your account has logged in too many times, please try again later.', { loseTryTimes: 0 })
}

/** Counts wrong passwords of one account name, existing or not; the table cannot grow without end. */
function triesOf({ runState: { failedLogins }, clock }: Sandbox, account: string) {
  const record = failedLogins.get(account)
  const current = record !== undefined && record.until > clock.now() ? record : undefined
  return {
    resting: () => (current?.count ?? 0) >= maxTries,
    fail() {
      const count = (current?.count ?? 0) + 1
      if (failedLogins.size > 10_000) failedLogins.clear()
      failedLogins.set(account, { count, until: clock.now() + restMs })
      return Math.max(0, maxTries - count)
    },
    clear: () => failedLogins.delete(account),
  }
}
