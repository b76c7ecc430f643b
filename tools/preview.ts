/**
 * `npm run preview`: takes the contact sheet of a page, or of a change to it. With `--sign` or `--release` it prints a
 * signed preview token instead.
 */
import { join, resolve } from 'node:path'
import { errorMessage } from '../engine/core/error-message.ts'
import { type PreviewRequest, writePreviewToken } from '../engine/core/preview-token.ts'
import { type PreviewFacts, readPreviewToken } from '../engine/release/preview-token.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { signPreview } from '../server/preview/signed-token.ts'
import { CommandError, type CommandInput, NEGATIVE_RESULT, runCommand } from './command-line.ts'
import { count } from './count.ts'
import { findRelease } from './find-release.ts'
import { readSecretFile } from './secret-file.ts'

const HOUR_MS = 3_600_000
const dataDir = process.env.DATA_DIR || '.data'

await runCommand('preview', async (input) => {
  const { sign, release, page, hours } = input
  if (sign === undefined && release === undefined) return await writeSheet(input)
  if (page !== undefined)
    throw new CommandError(`expected ${sign === undefined ? '--release HASH' : '--sign TOKEN'} or PAGE, got both`)
  const named = release === undefined ? {} : { release: await releaseOf(release) }
  console.log(await signToken(sign ?? `/?preview=${writePreviewToken({ facts: {}, at: Date.now() })}`, named, hours))
  return 0
})

async function writeSheet({ page, site, against, out: given, most }: CommandInput<'preview'>): Promise<number> {
  if (page === undefined) throw new CommandError('expected a page: npm run preview -- PAGE')
  const out = resolve(given ?? join('dist', 'preview', page.replaceAll(/[^\w-]+/g, '-') || 'home'))
  // Imported only here, because make-sheet.ts loads the server and a browser driver, which --sign does not need.
  const { makeSheet } = await import('./preview/make-sheet.ts')
  const { title, summary, frames, missing } = await makeSheet({
    page,
    dir: site,
    ...(against === undefined ? {} : { against }),
    out,
    limit: most,
    buildDir: resolve(import.meta.dirname, '..', 'dist', 'player'),
    report: (line) => console.log(line),
  })
  console.log(`${title}. ${summary.join(' ')}`)
  for (const { number, persona, instant, address, first, screenshots } of frames) {
    console.log(
      `${String(number).padStart(2)}  ${persona}, ${instant}: ${count(first.length, 'target')}\n    ${address}`,
    )
    for (const { problem, title: when } of screenshots)
      if (problem !== undefined) console.error(`    ${when ?? 'now'}: ${problem}`)
  }
  for (const { what, targets } of missing) console.log(`${what}: ${targets.join(', ')}`)
  console.log(
    `Wrote ${join(out, 'index.html')} and sheet.png. The addresses work on a server that accepts unsigned preview tokens ` +
      '(npm start).',
  )
  return frames.some(({ screenshots }) => screenshots.some(({ problem }) => problem !== undefined))
    ? NEGATIVE_RESULT
    : 0
}

async function releaseOf(start: string): Promise<string> {
  return await findRelease(join(dataDir, 'site'), start).catch((error: unknown) => {
    throw new CommandError(errorMessage(error))
  })
}

/** Signs a token, or the token in an address. `named` replaces the release of the token. */
async function signToken(given: string, named: Pick<PreviewRequest, 'release'>, hours: number): Promise<string> {
  const token = /[?&]preview=([^&#]+)/.exec(given)?.[1] ?? given
  const read = readPreviewToken(token, catalogue.facts as unknown as PreviewFacts)
  if (typeof read === 'string')
    throw new CommandError(`--sign takes a preview token, or an address that contains one: ${read}`)
  const key = await readSecretFile(
    join(dataDir, 'preview.key'),
    'Start the server once with the same DATA_DIR, and run this command on the machine of the server.',
  )
  return given.replace(token, signPreview({ ...read.preview, ...named, until: Date.now() + hours * HOUR_MS }, key))
}
