import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { commonHeaders, contentType } from '../../delivery/headers.ts'
import { openFileIndex, readIndexedFile } from '../../delivery/file-index.ts'
import { serveImages } from '../serve-images.ts'
import { byteRange } from './byte-range.ts'
import { livePlaylist } from './playlist.ts'

/**
 * Serves the videos of the sandbox, their posters, the live streams made of them, the posters of live rooms, and the
 * images of gifts. Some browsers play a video only when it is sent in ranges.
 */
export function registerVideos(app: FastifyInstance, folder: string): void {
  const videos = openFileIndex([join(folder, 'live', 'videos')])
  app.get<{ Params: { name: string } }>(
    '/api/static/videos/:name',
    { config: { routeClass: 'api' } },
    async (request, reply) => {
      const file = await videos.find(request.params.name)
      if (file === undefined) return reply.code(404).send({ error: 'there is no such video' })
      const content = await readIndexedFile(file, undefined)
      reply.headers({
        ...commonHeaders,
        'cache-control': 'public, max-age=86400',
        'content-type': contentType(file.name),
        'accept-ranges': 'bytes',
      })
      const range = byteRange(request.headers.range, content.length)
      if (range === undefined) return reply.send(content)
      if (range === 'invalid') return reply.code(416).header('content-range', `bytes */${content.length}`).send()
      return reply
        .code(206)
        .header('content-range', `bytes ${range.first}-${range.last}/${content.length}`)
        .send(content.subarray(range.first, range.last + 1))
    },
  )

  for (const name of ['gifts', 'posters']) serveImages(app, `/api/static/${name}/`, join(folder, 'live', name), 'api')

  const start = Date.now()
  app.get<{ Params: { name: string } }>(
    '/api/static/live/:name.m3u8',
    { config: { routeClass: 'api' } },
    async (request, reply) => {
      const file = await videos.find(`${request.params.name}.mp4`)
      if (file === undefined) return reply.code(404).send({ error: 'there is no such stream' })
      const content = await readIndexedFile(file, undefined)
      return reply
        .headers({ ...commonHeaders, 'cache-control': 'no-store', 'content-type': contentType('.m3u8') })
        .send(livePlaylist(content, `/api/static/videos/${file.name}`, Date.now() - start))
    },
  )
}
