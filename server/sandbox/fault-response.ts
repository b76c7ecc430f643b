import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { envelope, refuse } from './call-answer.ts'
import { codes } from './codes.ts'
import type { Fault } from './run-state.ts'

/** Sends the response of a fault. Returns false for a fault that only delays; the call is then handled as usual. */
export async function sendFault(reply: FastifyReply, fault: Fault, now: number): Promise<boolean> {
  if (fault.delayMs !== undefined) await wait(fault.delayMs)
  if (fault.body !== undefined) {
    const text = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body)
    await reply
      .code(fault.status ?? 200)
      .type('application/json; charset=utf-8')
      .send(text)
    return true
  }
  if (fault.errCode !== undefined || fault.errMsg !== undefined) {
    const answer = refuse(fault.errCode ?? codes.badRequest, fault.errMsg ?? '')
    await reply.code(fault.status ?? 200).send(envelope(answer, now))
    return true
  }
  if (fault.status === undefined) return false
  await reply.code(fault.status).type('text/plain; charset=utf-8').send('')
  return true
}
