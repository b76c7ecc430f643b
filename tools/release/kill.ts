/**
 * The kill switch on the command line. It writes a signed file into the data folder, so it also works while the server
 * and the database are down. A running server applies the file within a second.
 */
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { errorMessage } from '../../engine/core/error-message.ts'
import { type Kill, killSelectors } from '../../engine/core/kill.ts'
import { activeKills, KillFile, KillFileError, killList, type NewKill } from '../../engine/release/kill-file.ts'
import { knownNames, lockedContent } from '../../server/kill-switch/killable.ts'
import { readSecret } from '../../server/secret.ts'
import { CommandError, type CommandRun, NEGATIVE_RESULT } from '../command-line.ts'
import { count } from '../count.ts'
import { writeStaticKills } from './static-kills.ts'

const selectors = [...killSelectors, 'container'] as const

export const runKill: CommandRun<'kill'> = async (
  { reason, until, by = userInfo().username, lift, list, out, ...given },
  output,
) => {
  const dataDir = resolve(process.env.DATA_DIR || '.data')
  const file = new KillFile(dataDir, readSecret(join(dataDir, 'kill.key')), knownNames)
  const writeOut = async (): Promise<void> => {
    if (out === undefined) return
    const active = killList(activeKills(await file.read(), Date.now()), lockedContent)
    await writeStaticKills(out, active).catch((error: unknown) => {
      throw new CommandError(errorMessage(error))
    })
    output.log(`${out}/release.json has ${count(active?.kills.length ?? 0, 'kill')}.`)
  }
  try {
    if (list) {
      const active = activeKills(await file.read(), Date.now())
      for (const one of active) output.log(describe(one))
      if (active.length === 0) output.log('Nothing is killed.')
      await writeOut()
      return 0
    }
    if (reason === undefined) throw new CommandError('--reason is missing: it is written to the audit')
    if (lift !== undefined) {
      const lifted = await file.lift(lift, { by, at: Date.now(), reason })
      output.log(`Lifted: ${describe(lifted)}`)
      await writeOut()
      return 0
    }
    const selected = Object.fromEntries(
      selectors.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
    ) as Pick<NewKill, (typeof selectors)[number]>
    const added = await file.add({ ...selected, reason, by, ...(until === undefined ? {} : { until }) }, Date.now())
    output.log(`Killed: ${describe(added)}`)
    output.log(`To lift it: npm run kill -- --lift ${added.id.slice(0, 8)} --reason TEXT`)
    await writeOut()
    return 0
  } catch (error) {
    if (error instanceof KillFileError)
      throw new CommandError(`Nothing was changed: ${error.message}.`, NEGATIVE_RESULT)
    throw error
  }
}

function describe(one: Kill): string {
  const { id, reason, by, at, until } = one
  const what = selectors.flatMap((name) => (one[name] === undefined ? [] : [`${name} ${one[name]}`])).join(', ')
  const end = until === undefined ? '' : `, until ${new Date(until).toISOString()}`
  return `${id.slice(0, 8)}  ${what}  (${reason}; ${by}, ${new Date(at).toISOString()}${end})`
}
