/** `npm start`: builds what is needed, then serves everything. */
import { resolve } from 'node:path'
import { buildPlayer } from './build.ts'

await buildPlayer(resolve(import.meta.dirname, '../dist/player'), (line) => console.log(line))
await import('../server/main.ts')
