/** `npm run new -- widget NAME | action area.verb | fact area.name | call area/name`: a new folder that works at once. */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { compareGenerated } from '../catalogue/write.ts'
import { kinds, readName, type NewKind } from './new/name.ts'
import { actionFiles, callFiles, factsFile, widgetFiles, type Files } from './new/templates.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const usage = 'Usage: npm run new -- widget NAME | action area.verb | fact area.name | call area/name'

const [kind, name, ...others] = process.argv.slice(2).filter((arg) => arg !== '--')
process.exitCode = await make()

async function make(): Promise<number> {
  if (kind === undefined || name === undefined || others.length > 0 || !(kinds as readonly string[]).includes(kind)) return refuse(usage)
  const named = readName(kind as NewKind, name)
  if (!named.ok) return refuse(named.message)
  const { area, own } = named
  const files =
    kind === 'fact'
      ? await factFiles(area, own)
      : kind === 'widget'
        ? widgetFiles(own)
        : kind === 'action'
          ? actionFiles(area, own)
          : callFiles(area, own)
  if (typeof files === 'string') return refuse(files)
  if (kind !== 'fact') for (const path of Object.keys(files)) if (await exists(path)) return refuse(`${path} is there already.`)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    const file = join(root, path)
    await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
    console.log(path)
  }
  const { problems, stale } = await compareGenerated(root, true)
  for (const path of stale) console.log(`${path} (generated)`)
  for (const problem of problems) console.error(problem)
  console.log(next(kind as NewKind, own, area))
  return problems.length > 0 ? 1 : 0
}

async function factFiles(area: string, own: string): Promise<Files | string> {
  const path = `business/${area}/facts.ts`
  const before = (await exists(path)) ? await readFile(join(root, path), 'utf8') : undefined
  if (before !== undefined && new RegExp(`^\\s*['"]?${own}['"]?:`, 'm').test(before)) return `${path} has a fact "${own}" already.`
  const text = factsFile(own, before)
  return text === undefined ? `${path} does not end with "})"; add the fact by hand.` : { [path]: text }
}

function next(made: NewKind, own: string, area: string): string {
  switch (made) {
    case 'widget':
      return `Next: write schema.json, examples.json and ${own}.tsx in widgets/${own}, then npm run generate -- --write. It is on /gallery already.`
    case 'action':
      return `Next: write what ${area}.${own} does in its action.ts and its arguments in schema.json, then npm run generate -- --write.`
    case 'fact':
      return `Next: give ${area}.${own} its type and description in business/${area}/facts.ts, then npm run generate -- --write.`
    case 'call':
      return `Next: write the contract in business/${area}/calls/${own}.json, then npm run generate -- --write.`
  }
}

function refuse(message: string): number {
  console.error(message)
  return 1
}

async function exists(path: string): Promise<boolean> {
  return stat(join(root, path)).then(
    () => true,
    () => false,
  )
}
