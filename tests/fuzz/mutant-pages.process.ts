/**
 * Prints pages with wrong configuration as one line of JSON: mutants that the check accepts, and pages whose inlined
 * slice was changed after the check. Arguments: the number of mutants, the number of changed slices, the build folder.
 */
import { resolve } from 'node:path'
import type { JsonObject } from '../../engine/core/json.ts'
import { openMutantChecker } from './check-mutant.fixture.ts'
import { valuesByKey, mutate } from './mutate.fixture.ts'
import { Random } from '../random.fixture.ts'
import { testSeed } from '../sample.fixture.ts'

export interface MutantPage {
  readonly what: string
  readonly path: string
  readonly html: string
  readonly headers: { readonly [name: string]: string }
}

/** The first seed of the mutants for the browser, so they differ from the mutants of `mutations.test.ts`. */
const FIRST_SEED = testSeed + 1_000_000
const seedElement = /(<script type="application\/json" id="seed">)([\s\S]*?)(<\/script>)/

const count = Number(process.argv[2] ?? 10)
const { documents, checkMutant, renderUnchanged } = await openMutantChecker(
  resolve(import.meta.dirname, '../../config'),
  process.argv[3] ?? resolve('dist/player'),
)
const siteValues = valuesByKey(documents.map(({ value }) => value))

const accepted: MutantPage[] = []
for (let seed = FIRST_SEED; accepted.length < count; seed++) {
  const random = new Random(seed)
  const document = random.pick(documents)
  const mutant = mutate(document.value, random, siteValues)
  const what = `mutant ${seed}: ${document.path} /${mutant.path.join('/')}: ${mutant.how}`
  let taken = false
  await checkMutant(document, mutant, random, false, (_, path, html, headers) => {
    if (!taken) accepted.push({ what, path, html, headers })
    taken = true
  })
}

const pages: Omit<MutantPage, 'what'>[] = []
await renderUnchanged((_, path, html, headers) => pages.push({ path, html, headers }))
const seedOf = (html: string): JsonObject => JSON.parse(seedElement.exec(html)?.[2] ?? '{}') as JsonObject
const parts = valuesByKey(pages.map(({ html }) => seedOf(html)))
const broken = Array.from({ length: count }, (_, n): MutantPage => {
  const random = new Random(FIRST_SEED + n)
  const page = random.pick(pages)
  const mutant = mutate(seedOf(page.html), random, parts)
  const text = JSON.stringify(mutant.value).replaceAll('<', '\\u003c')
  return {
    ...page,
    what: `slice ${FIRST_SEED + n}: ${page.path} /${mutant.path.join('/')}: ${mutant.how}`,
    html: page.html.replace(seedElement, (_, open: string, __: string, close: string) => `${open}${text}${close}`),
  }
})

process.stdout.write(`${JSON.stringify([...accepted, ...broken])}\n`, () => process.exit(0))
