/** `npm run generate`: names what is stale and exits 1. With `-- --write` it writes. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from './generate/generate.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const isWriting = process.argv.includes('--write')

const { files, problems } = await generate(root)
const stale: string[] = []
for (const [path, text] of files) {
  if ((await readFile(join(root, path), 'utf8').catch(() => undefined)) === text) continue
  stale.push(path)
  if (!isWriting) continue
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}
const orphans = (await generatedFiles()).filter((path) => !files.has(path))
// A broken folder keeps the files it has: they are not orphans, its line above says what to do.
const removable = problems.length === 0 ? orphans : []
if (isWriting) for (const path of removable) await rm(join(root, path))

for (const problem of problems) console.error(problem)
for (const path of stale) console.log(isWriting ? `wrote ${path}` : `${path} is stale`)
for (const path of removable) console.log(isWriting ? `removed ${path}` : `${path} has no source any more`)
if (!isWriting && stale.length + removable.length > 0) console.log('Run: npm run generate -- --write')
if (stale.length + removable.length + problems.length === 0) console.log(`${files.size} generated files are up to date`)
process.exitCode = problems.length > 0 || (!isWriting && stale.length + removable.length > 0) ? 1 : 0

async function generatedFiles(): Promise<string[]> {
  const found: string[] = []
  for (const folder of ['schemas', 'widgets', 'business'])
    for (const name of await readdir(join(root, folder), { recursive: true }).catch(() => [] as string[]))
      if (/\.gen\.(ts|json)$/.test(name)) found.push(`${folder}/${name.replaceAll('\\', '/')}`)
  return found.sort()
}
