/**
 * Without `--server`, this command moves the pointer in the store. That also works while the server and the database
 * are down, and a running server serves the release within a second. With `--server`, it makes the same rollback as the
 * studio, with all gates.
 */
import { resolve } from 'node:path'
import { errorMessage } from '../../engine/core/error-message.ts'
import { CommandError, type CommandRun, NEGATIVE_RESULT } from '../command-line.ts'
import { count } from '../count.ts'
import { GateError, StoreClient } from '../documents/store-client.ts'
import { rollBack } from './roll-back.ts'

export const runRollback: CommandRun<'rollback'> = async ({ release, server, reason }, output) => {
  if (server !== undefined) {
    if (reason === undefined) throw new CommandError('--reason is missing: it is written to the audit')
    return output.log(await rollBackOnServer(server, release, reason))
  }
  if (reason !== undefined) throw new CommandError('--reason requires --server: without a server there is no audit')
  const siteDir = resolve(process.env.DATA_DIR || '.data', 'site')
  try {
    for (const line of await rollBack(siteDir, release)) output.log(line)
  } catch (error) {
    throw notRolledBack(errorMessage(error))
  }
}

async function rollBackOnServer(server: string, given: string | undefined, reason: string): Promise<string> {
  if (given !== undefined && !/^[1-9]\d{0,8}$/.test(given))
    throw new CommandError(
      `with --server, RELEASE must be the number of a release in the history, such as 12; got ${given}`,
    )
  const client = await StoreClient.open(server)
  try {
    const history = await client.history()
    const [live] = history
    const target =
      given === undefined
        ? history.find(({ release }) => release !== live?.release)
        : history.find(({ sequence }) => String(sequence) === given)
    if (target === undefined)
      throw notRolledBack(
        given === undefined ? 'there is no earlier release.' : `the history of ${server} has no release ${given}.`,
      )
    const { pointer } = await client.rollBack(target.sequence, reason)
    return `The documents of release ${target.sequence} are live again as release ${pointer.sequence}: ${pointer.release}.`
  } catch (error) {
    if (error instanceof GateError)
      throw notRolledBack(`the documents of that release now have ${count(error.findings.length, 'finding')}.`)
    throw client.explain(error)
  }
}

function notRolledBack(reason: string): CommandError {
  return new CommandError(`Not rolled back: ${reason}`, NEGATIVE_RESULT)
}
