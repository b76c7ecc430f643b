import type { FastifyInstance } from 'fastify'
import { openFileIndex, readIndexedFile } from '../delivery/file-index.ts'
import { commonHeaders, contentType } from '../delivery/headers.ts'
import type { RouteClass } from '../observe/request-metrics.ts'

/** Serves the images of a folder below `path`, which ends with a slash. Browsers keep them for a day. */
export function serveImages(app: FastifyInstance, path: string, folder: string, routeClass: RouteClass): void {
  const images = openFileIndex([folder])
  app.get<{ Params: { name: string } }>(`${path}:name`, { config: { routeClass } }, async (request, reply) => {
    const file = await images.find(request.params.name)
    if (file === undefined) return reply.code(404).send({ error: 'there is no such image' })
    return reply
      .headers({ ...commonHeaders, 'cache-control': 'public, max-age=86400', 'content-type': contentType(file.name) })
      .send(await readIndexedFile(file, undefined))
  })
}
