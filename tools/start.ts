/** `npm start`: builds what is needed, then serves everything. */
import { join, resolve } from 'node:path'
import { buildPlayer } from './build.ts'
import { buildGallery } from './gallery.ts'

const dist = resolve(import.meta.dirname, '../dist')
const say = (line: string): void => console.log(line)
await buildPlayer(join(dist, 'player'), say)
await buildGallery(join(dist, 'gallery'), join(dist, 'player'), say).catch((error: unknown) =>
  say(`The gallery could not be built: ${String(error)}`),
)
await import('../server/main.ts')
