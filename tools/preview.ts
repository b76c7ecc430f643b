/**
 * `npm run preview -- PAGE [--dir DIR] [--against DIR|REVISION] [--out DIR] [--most N]`: the contact sheet of a page, or of a change to it, as
 * pictures of the real player. `npm run preview -- --sign TOKEN [--hours N]` signs a preview address where the server's key is.
 */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type DeclaredFacts, readPreviewToken } from '../engine/release/preview-token.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { MAX_LIFETIME_MS, signPreview } from '../server/preview/signed-token.ts'
import { count, PreviewError } from './preview/words.ts'

const usage = `Usage: npm run preview -- PAGE [--dir DIR] [--against DIR|REVISION] [--out DIR] [--most N]
       npm run preview -- --sign TOKEN [--hours N]`
const HOUR = 3_600_000

try {
  const { values, positionals } = readWords()
  if (values.sign === undefined) await writeSheet(values, positionals)
  else if (positionals.length > 0) throw new PreviewError(usage)
  else console.log(await sign(values.sign, wholeNumber('--hours', values.hours, 24, MAX_LIFETIME_MS / HOUR)))
} catch (error) {
  console.error(error instanceof PreviewError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exitCode = 1
}

function readWords() {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      allowPositionals: true,
      options: { dir: text, against: text, out: text, most: text, sign: text, hours: text },
    })
  } catch (error) {
    throw new PreviewError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

async function writeSheet(
  values: { dir?: string; against?: string; out?: string; most?: string },
  [page, ...more]: readonly string[],
): Promise<void> {
  if (page === undefined || more.length > 0) throw new PreviewError(usage)
  const out = resolve(values.out ?? join('dist', 'preview', page.replaceAll(/[^\w-]+/g, '-') || 'home'))
  // A browser and a whole server: only where pictures are taken.
  const { makeSheet } = await import('./preview/make.ts')
  const { title, summary, frames, missing } = await makeSheet({
    page,
    dir: values.dir ?? 'config',
    ...(values.against === undefined ? {} : { against: values.against }),
    out,
    most: wholeNumber('--most', values.most, 24, 100),
    build: resolve(import.meta.dirname, '..', 'dist', 'player'),
    say: (line) => console.log(line),
  })
  console.log(`${title}. ${summary.join(' ')}`)
  for (const { number, person, moment, address, first, pictures } of frames) {
    console.log(`${String(number).padStart(2)}  ${person}, ${moment}: ${count(first.length, 'place')}\n    ${address}`)
    for (const { problem, title: when } of pictures) if (problem !== undefined) console.error(`    ${when ?? 'now'}: ${problem}`)
  }
  for (const { what, places } of missing) console.log(`${what}: ${places.join(', ')}`)
  console.log(`Written: ${join(out, 'index.html')} and sheet.png. The addresses open on any server whose previews are open (npm start).`)
  if (frames.some(({ pictures }) => pictures.some(({ problem }) => problem !== undefined))) process.exitCode = 1
}

/** The signed form of a token or of an address that holds one. */
async function sign(given: string, hours: number): Promise<string> {
  const token = /[?&]preview=([^&#]+)/.exec(given)?.[1] ?? given
  const read = readPreviewToken(token, catalogue.facts as unknown as DeclaredFacts)
  if (typeof read === 'string') throw new PreviewError(`This is no preview token: ${read}.`)
  const path = join(process.env.DATA_DIR ?? '.data', 'preview.key')
  const key = await readFile(path, 'utf8').catch(() => {
    throw new PreviewError(`${path} is missing. Start the server once with the same DATA_DIR, and run this where it runs.`)
  })
  return given.replace(token, signPreview({ ...read.preview, until: Date.now() + hours * HOUR }, key.trim()))
}

function wholeNumber(name: string, given: string | undefined, usual: number, most: number): number {
  const number = given === undefined ? usual : Number(given)
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new PreviewError(`${name} is ${given}; it must be a number from 1 to ${most}.`)
  return number
}
