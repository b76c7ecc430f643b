/** `npm run build`: builds the player app into `dist/player` unless it is up to date. */
import { resolve } from 'node:path'
import { buildPlayer } from './build/player.ts'
import { runCommand } from './command-line.ts'

await runCommand('build', async () => {
  const isBuilt = await buildPlayer(resolve(import.meta.dirname, '../dist/player'), (line) => console.log(line))
  console.log(isBuilt ? 'Built dist/player.' : 'dist/player is up to date.')
})
