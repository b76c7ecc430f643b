import { refuse, succeed } from '../call-answer.ts'
import type { CallHandler } from '../call-handler.ts'
import { manilaDay } from '../clock.ts'
import { codes } from '../codes.ts'
import { frozenOf } from '../play/may-play.ts'
import { ageOn, maskMobile, type Player, toAccount } from '../players/player.ts'
import { changePlayer, findByAccount, findPlayer } from '../players/player-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { endToken, issueToken } from '../tokens.ts'

const webToken: CallHandler = {
  path: '/webToken',
  requires: 'nothing',
  run: async ({ sandbox }) => succeed(await issueToken(sandbox.db)),
}

const loginWithPassword: CallHandler = {
  path: '/userAuth/loginAndRegisterV4',
  requires: 'token',
  async run({ sandbox, body, session }) {
    const account = toAccount(String(body.loginName), Number(body.loginType))
    const player = await findByAccount(sandbox.db, account)
    // Counts attempts per player, whether the login uses the name, the phone number or the e-mail address.
    const counted = { id: player?.loginName ?? `${account.kind}:${account.value}`, exists: player !== undefined }
    const tries = sandbox.runState.loginTries.of(counted, sandbox.clock.now())
    if (tries.isLocked()) return tooManyTries()
    if (player === undefined || player.password !== body.password) {
      const left = tries.fail()
      // An unknown account gets the same answer, so callers cannot find out which accounts exist.
      return left === 0
        ? tooManyTries()
        : refuse(codes.wrongPassword, 'The account or password is wrong.', {
            loseTryTimes: left,
          })
    }
    const refusal = checkMayLogIn(sandbox, player)
    if (refusal !== undefined) return refusal
    tries.clear()
    const changed = await changePlayer(sandbox.db, player.loginName, (now) => ({ loginTimes: now.loginTimes + 1 }))
    if (changed === undefined || 'taken' in changed)
      return refuse(codes.badRequest, 'The account was changed meanwhile. Please try again.')
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

/** A player who is logged in to the native app or to a partner gets a session for this site. */
const tokenOfTicket: CallHandler = {
  path: '/getH5TokenByTempTicket',
  requires: 'token',
  async run({ sandbox, body, session }) {
    const player = await findPlayer(sandbox.db, String(body.loginName))
    if (player === undefined || !sandbox.runState.tickets.use(String(body.ticket), player.loginName))
      return refuse(codes.badRequest, 'The ticket is not valid.')
    const refusal = checkMayLogIn(sandbox, player)
    if (refusal !== undefined) return refusal
    if (session !== undefined) await endToken(sandbox.db, session.token)
    const info = { ...(await issueToken(sandbox.db, player.loginName)), customerId: player.customerId }
    return succeed({ info: Buffer.from(JSON.stringify(info)).toString('base64') })
  },
}

export const sessionCalls: readonly CallHandler[] = [webToken, loginWithPassword, logout, tokenOfTicket]

/** Refuses frozen accounts, and players under 21 on the current day in Manila (document 1, section 6). */
function checkMayLogIn(sandbox: Sandbox, player: Player) {
  const frozen = frozenOf(player)
  if (frozen !== undefined) return frozen
  if (ageOn(manilaDay(sandbox.clock.now()), player.birthday) < 21) {
    return refuse(codes.underAge, 'You must be at least 21 years old to log in.')
  }
  return undefined
}

function tooManyTries() {
  return refuse(codes.tooManyLogins, 'Your account has logged in too many times, please try again later.', {
    loseTryTimes: 0,
  })
}
