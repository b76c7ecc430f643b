import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import type { DamagedObject } from '../delivery/object-repairs.ts'

export type ReportProblem = (code: string, message: string) => void

/** Logs and counts problems of the server itself. */
export function createProblemReporter(app: FastifyInstance, registry: Registry): ReportProblem {
  const problems = new Counter({
    name: 'habi_problems_total',
    help: 'Server problems, by code.',
    labelNames: ['code'],
    registers: [registry],
  })
  return (code, message) => {
    problems.inc({ code })
    app.log.error({ code }, message)
  }
}

/** Logs and counts damaged objects. */
export function createDamageReporter(app: FastifyInstance, registry: Registry): (damage: DamagedObject) => void {
  const damaged = new Counter({
    name: 'habi_damaged_objects_total',
    help: 'Missing or damaged objects, by result: rewritten, rebuilt or lost.',
    labelNames: ['result'],
    registers: [registry],
  })
  for (const result of ['rewritten', 'rebuilt', 'lost']) damaged.inc({ result }, 0)
  return ({ result, message }) => {
    damaged.inc({ result })
    app.log.error({ code: 'OBJECT-DAMAGED' }, message)
  }
}
