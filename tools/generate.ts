/**
 * `npm run generate`: reports or writes the generated files, and the command table of README.md, that are out of date.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { compareGenerated } from '../catalogue/write.ts'
import { NEGATIVE_RESULT, runCommand } from './command-line.ts'
import { commandTable } from './help.ts'

const root = resolve(import.meta.dirname, '..')
const tableMarks = ['<!-- commands -->', '<!-- /commands -->'] as const

await runCommand('generate', async ({ write }) => {
  const generated = await compareGenerated(`${root}/`, write)
  const { count, orphans, problems } = generated
  const stale = [...generated.stale, ...(await updateReadme(write))]
  const changes = stale.length + orphans.length
  for (const problem of problems) console.error(problem)
  for (const path of stale) console.log(write ? `wrote ${path}` : `${path} is out of date`)
  for (const path of orphans)
    console.log(write ? `removed ${path}` : `${path} is a generated file whose source no longer exists`)
  if (!write && changes > 0) console.log('Run: npm run generate -- --write')
  if (changes + problems.length === 0) console.log(`${count + 1} generated files are up to date`)
  return problems.length > 0 || (!write && changes > 0) ? NEGATIVE_RESULT : 0
})

/** Returns `README.md` if its command table is out of date. Writes the new table if `isWriting`. */
async function updateReadme(isWriting: boolean): Promise<readonly string[]> {
  const path = join(root, 'README.md')
  const before = await readFile(path, 'utf8').catch(() => undefined)
  const [start = -1, end = -1] = tableMarks.map((mark) => before?.indexOf(mark) ?? -1)
  if (before === undefined || start === -1 || end === -1) return []
  const after = `${before.slice(0, start)}${tableMarks[0]}\n\n${commandTable()}\n${before.slice(end)}`
  if (after === before) return []
  if (isWriting) await writeFile(path, after)
  return ['README.md']
}
