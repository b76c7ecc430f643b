/** `npm run new`: creates a widget, action or call, adds a fact to its area, or creates a document or a whole site. */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type DocumentKind, documentKinds } from '../catalogue/templates/name.ts'
import { compareGenerated } from '../catalogue/write.ts'
import { callerFolder, CommandError, fromCaller, NEGATIVE_RESULT, runCommand } from './command-line.ts'
import { formatText } from './format.ts'
import { documentFiles } from './new/documents.ts'
import { type CodeKind, type NewKind, type NewName, readName } from './new/name.ts'
import { siteFiles } from './new/site.ts'
import { actionFiles, callFiles, factsFile, type NewFiles, widgetFiles } from './new/templates.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

await runCommand('new', async (input) => {
  if (input.kind === 'site') return await writeSite(fromCaller(input.name, callerFolder('new')), input.languages)
  const kind = input.kind as NewKind
  const name = readName(kind, input.name)
  if (!name.ok) throw refusal(name.message)
  if (isDocumentKind(kind)) {
    await write(input.site, await formatted(input.site, await documentFiles(input.site, kind, name)))
    console.log(`Next: edit the texts, then run npm run check -- ${input.site}`)
    return
  }
  await write(root, await filesOf(kind, name))
  const { problems, stale } = await compareGenerated(root, true)
  for (const path of stale) console.log(`${path} (generated)`)
  for (const problem of problems) console.error(problem)
  console.log(nextStep(kind, name))
  return problems.length > 0 ? NEGATIVE_RESULT : 0
})

/** Writes a new site. @throws {CommandError} when the folder is not empty; then nothing is written */
async function writeSite(dir: string, languages: string): Promise<void> {
  const files = siteFiles(dir, languages)
  const entries = await readdir(dir).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw refusal(`${dir} cannot be read as a folder (${error.code}).`)
  })
  if (entries.length > 0)
    throw refusal(`${dir} is not empty. Name an empty folder, or a folder that does not exist yet.`)
  await write(dir, await formatted(dir, files))
  console.log(`Next: edit the texts, currency and timeZone in ${join(dir, 'site.json')}, then run npm start -- ${dir}`)
}

function isDocumentKind(kind: NewKind): kind is DocumentKind {
  return (documentKinds as readonly string[]).includes(kind)
}

/** @throws {CommandError} when a file of a new widget, action, call or document exists; then nothing is written */
async function write(folder: string, files: NewFiles): Promise<void> {
  for (const path of Object.keys(files))
    if (!path.endsWith('/facts.ts') && (await exists(join(folder, path)))) throw refusal(`${path} already exists.`)
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
    console.log(path)
  }
}

/** Formats the documents of a site. Images stay unchanged. */
async function formatted(folder: string, files: NewFiles): Promise<NewFiles> {
  const entries = Object.entries(files).map(async ([path, text]) => {
    const file = join(folder, path)
    const isImage = path.endsWith('.svg')
    return [path, isImage ? text : await formatText(file, text)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function filesOf(kind: CodeKind, { area, own }: NewName): Promise<NewFiles> {
  switch (kind) {
    case 'widget':
      return widgetFiles(own)
    case 'action':
      return actionFiles(area, own)
    case 'call':
      return callFiles(area, own)
    case 'fact':
      return await factFiles(area, own)
  }
}

async function factFiles(area: string, own: string): Promise<NewFiles> {
  const path = `business/${area}/facts.ts`
  const before = (await exists(join(root, path))) ? await readFile(join(root, path), 'utf8') : undefined
  if (before !== undefined && new RegExp(`^\\s*['"]?${own}['"]?:`, 'm').test(before))
    throw refusal(`${path} already has a fact "${own}".`)
  const text = factsFile(own, before)
  if (text === undefined)
    throw refusal(`${path} has no line that starts with "})", so the fact cannot be inserted. Add the fact by hand.`)
  return { [path]: text }
}

function nextStep(kind: CodeKind, { area, own }: NewName): string {
  switch (kind) {
    case 'widget':
      return (
        `Next: edit schema.json, examples.json and ${own}.tsx in widgets/${own}, then run npm run generate -- ` +
        '--write. The gallery already shows the widget.'
      )
    case 'action':
      return (
        `Next: write the code of ${area}.${own} in its action.ts and its arguments in schema.json, then run npm run generate ` +
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
  return stat(path).then(
    () => true,
    () => false,
  )
}
