import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { isFromLoopback } from './loopback.ts'

/**
 * `/openapi.json`, on loopback only: describes the routes with a tag, from the schemas that validate their requests.
 * Await this before those routes are registered.
 */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    convertConstToEnum: false,
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Habi server', description: 'Interfaces for operators and tests.', version: '1' },
      tags: [
        { name: 'publish', description: 'Publishing.' },
        { name: 'documents', description: 'Documents, change sets, history and audit.' },
        {
          name: 'operators',
          description:
            'Sign-in and people. Operators send their session cookie; the owner of the machine sends the publish token.',
        },
        { name: 'report', description: 'Reports from browsers.' },
        { name: 'sandbox', description: 'Control surface of the sandbox. Needs the header Sandbox-Key.' },
      ],
    },
  })
  app.get('/openapi.json', { config: { routeClass: 'other' } }, async (request, reply) => {
    if (!isFromLoopback(request))
      return reply.code(403).send({ error: 'the API description is available only on this machine' })
    return reply.header('cache-control', 'no-store').send(app.swagger())
  })
}
