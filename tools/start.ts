/** `npm start`: builds what has changed, then serves. */
import { join, resolve } from 'node:path'
import { buildPlayer } from './build/player.ts'
import { buildStudio } from './build/studio.ts'
import { runCommand } from './command-line.ts'
import { buildGallery } from './gallery.ts'

await runCommand('start', async ({ site }) => {
  const dist = resolve(import.meta.dirname, '../dist')
  const report = (line: string): void => console.log(line)
  await buildPlayer(join(dist, 'player'), report)
  await buildGallery({ out: join(dist, 'gallery'), buildDir: join(dist, 'player'), siteDir: site }, report).catch(
    (error: unknown) => report(`The gallery could not be built: ${String(error)}`),
  )
  process.env.SITE_DIR = site
  await import('../server/main.ts')
  // Builds the studio after the start, so pages do not have to wait for this build.
  await buildStudio(join(dist, 'studio'), report).catch((error: unknown) =>
    report(`The studio could not be built: ${String(error)}`),
  )
})
