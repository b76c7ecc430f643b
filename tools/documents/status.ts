import { type CommandRun, NEGATIVE_RESULT } from '../command-line.ts'
import { type ChangedHow, readStep } from './step.ts'
import { StoreClient } from './store-client.ts'

/** Prints the changes in the folder and on the server since both were last in step. */
export const printStatus: CommandRun<'status'> = async ({ site, server }, output) => {
  const client = await StoreClient.open(server)
  try {
    const { base, here, there } = await readStep(site, client)
    if (base === undefined) {
      output.log(`${site} was never synchronized with this server. Run npm run pull.`)
      return NEGATIVE_RESULT
    }
    const only = (changes: ReadonlyMap<string, ChangedHow>, others: ReadonlyMap<string, ChangedHow>): string[] =>
      [...changes].flatMap(([path, how]) => (others.has(path) ? [] : [`  ${how.padEnd(8)} ${path}`]))
    const both = [...here].flatMap(([path, how]) =>
      there.has(path) ? [`  ${path}: ${how} in the folder, ${there.get(path)} on the server`] : [],
    )
    const parts: readonly (readonly [string, readonly string[]])[] = [
      ['Changed in the folder (publish with npm run push):', only(here, there)],
      ['Changed on the server (fetch with npm run pull):', only(there, here)],
      ['Changed in the folder and on the server (merge with npm run pull):', both],
    ]
    for (const [title, lines] of parts) if (lines.length > 0) output.log([title, ...lines].join('\n'))
    if (here.size + there.size > 0) return NEGATIVE_RESULT
    output.log(`${site} is identical to the live documents.`)
    return 0
  } catch (error) {
    throw client.explain(error)
  }
}
