/** `npm run new`: creates the folder of a widget, action or call, or adds a fact to its area. */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { compareGenerated } from '../catalogue/write.ts'
import { CommandError, NEGATIVE_RESULT, runCommand } from './command-line.ts'
import { type NewKind, type NewName, readName } from './new/name.ts'
import { actionFiles, callFiles, factsFile, type NewFiles, widgetFiles } from './new/templates.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

await runCommand('new', async (input) => {
  const kind = input.kind as NewKind
  const name = readName(kind, input.name)
  if (!name.ok) throw refusal(name.message)
  const files = await filesOf(kind, name)
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
    console.log(path)
  }
  const { problems, stale } = await compareGenerated(root, true)
  for (const path of stale) console.log(`${path} (generated)`)
  for (const problem of problems) console.error(problem)
  console.log(nextStep(kind, name))
  return problems.length > 0 ? NEGATIVE_RESULT : 0
})

/** @throws {CommandError} when one of the files exists */
async function filesOf(kind: NewKind, { area, own }: NewName): Promise<NewFiles> {
  if (kind === 'fact') return await factFiles(area, own)
  const files = kind === 'widget' ? widgetFiles(own) : kind === 'action' ? actionFiles(area, own) : callFiles(area, own)
  for (const path of Object.keys(files)) if (await exists(path)) throw refusal(`${path} exists already.`)
  return files
}

async function factFiles(area: string, own: string): Promise<NewFiles> {
  const path = `business/${area}/facts.ts`
  const before = (await exists(path)) ? await readFile(join(root, path), 'utf8') : undefined
  if (before !== undefined && new RegExp(`^\\s*['"]?${own}['"]?:`, 'm').test(before))
    throw refusal(`${path} has a fact "${own}" already.`)
  const text = factsFile(own, before)
  if (text === undefined) throw refusal(`${path} does not end with "})". Add the fact by hand.`)
  return { [path]: text }
}

function nextStep(kind: NewKind, { area, own }: NewName): string {
  switch (kind) {
    case 'widget':
      return (
        `Next: edit schema.json, examples.json and ${own}.tsx in widgets/${own}, then run npm run generate -- ` +
        '--write. The gallery shows it already.'
      )
    case 'action':
      return (
        `Next: write ${area}.${own} in its action.ts and its arguments in schema.json, then run npm run generate ` +
        '-- --write.'
      )
    case 'fact':
      return (
        `Next: set the type and description of ${area}.${own} in business/${area}/facts.ts, then run npm run ` +
        'generate -- --write.'
      )
    case 'call':
      return (
        `Next: write the contract in business/${area}/calls/${own}.json, run npm run generate -- --write, then write ` +
        `the answer of the sandbox in ${own}.sandbox.ts beside it.`
      )
  }
}

function refusal(message: string): CommandError {
  return new CommandError(message, NEGATIVE_RESULT)
}

async function exists(path: string): Promise<boolean> {
  return stat(join(root, path)).then(
    () => true,
    () => false,
  )
}
