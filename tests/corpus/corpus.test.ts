/**
 * Typical mistakes of people who edit a site. Each mistake has a finding with its position; the corrected site has no
 * finding.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { formatFinding } from '../../engine/document/finding.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { openWorkspace } from '../../engine/workspace/workspace.ts'
import { widgets } from '../../widgets/widgets.gen.ts'
import { colors } from './colors.fixture.ts'
import { dates } from './dates.fixture.ts'
import { conflictMarkers, copies, encodings } from './files.fixture.ts'
import { keys } from './keys.fixture.ts'
import { links } from './links.fixture.ts'
import type { Edit, Mistake } from './mistake.fixture.ts'
import { images } from './images.fixture.ts'
import { settingsOfCalls } from './settings.fixture.ts'
import { type Files, validSite, writeSite } from './site.fixture.ts'
import { texts } from './texts.fixture.ts'

/** 1 November 2030, before the start of every schedule of the site. */
const at = Date.UTC(2030, 10, 1)
const workspace = openWorkspace({ catalogue, settings: { root: '', versions: widgets } })
let dir: string
let written: Files = new Map()
beforeAll(async () => (dir = await mkdtemp(join(tmpdir(), 'habi-corpus-'))))
afterAll(() => rm(dir, { recursive: true, force: true }))

/** Returns the output of `npm run check` about the site after an edit, without line and column. */
async function findingsAfter(edit: Edit): Promise<readonly string[]> {
  const files = validSite()
  edit(files)
  await writeSite(dir, files, written)
  written = files
  workspace.replace(await readSiteFolder(dir))
  return [...workspace.findings(), ...workspace.proofs(at).findings].map((finding) =>
    formatFinding(finding).replace(/:\d+:\d+(?=[: ])/, ''),
  )
}

test('the site of the corpus has no findings before a mistake is added', async () => {
  expect(await findingsAfter(() => undefined)).toEqual([])
})

test('a document without a schema is reported once', async () => {
  const [page = ''] = [...validSite().keys()].filter((path) => path.startsWith('page/'))
  const found = await findingsAfter((files) => {
    const { $schema: _, ...document } = JSON.parse(new TextDecoder().decode(files.get(page))) as Record<string, unknown>
    files.set(page, new TextEncoder().encode(JSON.stringify(document)))
  })
  expect(found).toEqual([expect.stringContaining('$schema is missing; write ')])
})

const areas: { readonly [area: string]: readonly Mistake[] } = {
  images,
  links,
  dates,
  colors,
  keys,
  texts,
  'settings of calls': settingsOfCalls,
  'conflict markers': conflictMarkers,
  encodings,
  copies,
}

test('the corpus has at least 300 mistakes with different titles', () => {
  const titles = Object.entries(areas).flatMap(([area, list]) => list.map(({ title, at }) => `${area} ${title} ${at}`))
  expect(titles.length).toBeGreaterThanOrEqual(300)
  expect(new Set(titles).size).toBe(titles.length)
})

for (const [area, list] of Object.entries(areas))
  describe(area, () => {
    test.each(list.map((mistake) => [mistake.title, mistake] as const))('%s', async (_, mistake) => {
      const found = await findingsAfter(mistake.bad)
      const expected = found.filter((line) => line.startsWith(`${mistake.at}: `) && line.endsWith(`[${mistake.code}]`))
      expect(expected.join('\n'), found.join('\n')).toContain(mistake.says)
      expect(expected, found.join('\n')).not.toEqual([])
      expect(await findingsAfter(mistake.clean)).toEqual([])
    })
  })
