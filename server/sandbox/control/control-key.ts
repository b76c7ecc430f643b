import type { FastifyReply, FastifyRequest } from 'fastify'
import { isFromLoopback } from '../../loopback.ts'
import { isSameText } from '../../secret.ts'

/** Value of `SANDBOX_KEY` on test machines: requests need no key, and only those from this machine are accepted. */
export const noKey = 'none'

/**
 * Returns a hook that refuses requests without the key of the control surface. The address of the client is no
 * substitute for the key, because behind a reverse proxy all requests come from this machine.
 */
export function requireControlKey(
  key: string,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined> {
  if (key === noKey) {
    return async (request, reply) =>
      isFromLoopback(request)
        ? undefined
        : reply.code(403).send({ error: 'SANDBOX_KEY is none: the sandbox can be controlled only from this machine' })
  }
  return async (request, reply) =>
    isSameText(String(request.headers['sandbox-key'] ?? ''), key)
      ? undefined
      : reply
          .code(401)
          .header('www-authenticate', 'Sandbox-Key')
          .send({
            error:
              'the sandbox key is missing or wrong; send the header Sandbox-Key ' +
              'with the key from DATA_DIR/sandbox.key or from SANDBOX_KEY, whichever the server uses',
          })
}
