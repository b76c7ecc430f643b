/** `npm run build`: builds the player app into `dist/player` and the studio into `dist/studio`, unless up to date. */
import { resolve } from 'node:path'
import { buildPlayer } from './build/player.ts'
import { buildStudio } from './build/studio.ts'
import { runCommand } from './command-line.ts'

await runCommand('build', async () => {
  const isBuilt = await buildPlayer(resolve(import.meta.dirname, '../dist/player'), (line) => console.log(line))
  console.log(isBuilt ? 'Built dist/player.' : 'dist/player is up to date.')
  const isStudioBuilt = await buildStudio(resolve(import.meta.dirname, '../dist/studio'), (line) => console.log(line))
  console.log(isStudioBuilt ? 'Built dist/studio.' : 'dist/studio is up to date.')
})
