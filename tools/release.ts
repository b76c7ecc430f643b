/**
 * `npm run release`: writes a static release for any web server: its files, manifest, `headers.json`, and `nginx.conf`
 * (an include for the `http` block). Prints the costs of each page. Writes nothing when a page exceeds a budget of the
 * site.
 */
import { join, resolve } from 'node:path'
import { readBuild } from '../engine/release/player-build.ts'
import { costsOf } from '../engine/release/cost.ts'
import { folders } from '../engine/release/disk.ts'
import { FileLockedError } from '../engine/release/file-lock.ts'
import { formatFinding, inFolder } from '../engine/document/finding.ts'
import { publishSite } from '../engine/release/publish.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { buildPlayer } from './build/player.ts'
import { CommandError, NEGATIVE_RESULT, runCommand } from './command-line.ts'
import { costTable } from './cost-table.ts'
import { readSiteFolder } from '../engine/release/folder.ts'
import { count } from './count.ts'
import { writeRelease } from './release/write-release.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

await runCommand('release', async ({ site, out }) => {
  if (out === undefined) throw new CommandError('--out is missing: npm run release -- [DIR] --out DIR')
  const buildDir = resolve(import.meta.dirname, '../dist/player')
  await withTemporaryFolder('habi-release', async (siteDir) => {
    await buildPlayer(buildDir, (line) => console.log(line))
    const folder = await readSiteFolder(resolve(site))
    const at = Date.now()
    const outcome = await publishSite({
      catalogue,
      ...folder,
      siteDir,
      buildDir,
      at,
      // A dry run, because the pointer is written into the output folder and not into this store.
      dryRun: true,
      onProgress: (line) => console.log(line),
      onProblem: (line) => console.error(line),
    })
    for (const finding of outcome.findings) console.error(formatFinding(inFolder(finding, site)))
    if (!outcome.ok || outcome.release === undefined)
      throw new CommandError(
        `No release written: ${site} has ${count(outcome.findings.length, 'finding')}.`,
        NEGATIVE_RESULT,
      )
    const build = await readBuild(buildDir)
    const costs = await costsOf({
      pages: outcome.pages,
      build,
      objects: folders(siteDir).objects,
      client: join(buildDir, 'client'),
    })
    for (const line of costTable(costs)) console.log(line)
    await writeRelease({ hash: outcome.release, siteDir, buildDir, out: resolve(out), at }).catch((error: unknown) => {
      throw error instanceof FileLockedError ? new CommandError(error.message) : error
    })
    console.log(`Wrote release ${outcome.release} to ${out}.`)
  })
})
