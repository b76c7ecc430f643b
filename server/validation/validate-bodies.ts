import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyInstance } from 'fastify'
import { createValidator } from './ajv.ts'
import { type BodyErrors, describeErrors } from './problems.ts'

class InvalidBodyError extends Error {
  readonly statusCode = 400
  readonly body: BodyErrors

  constructor(body: BodyErrors) {
    super(body.error)
    this.body = body
  }
}

/**
 * Validates the requests of this scope by the `schema` of each route. An invalid request gets a 400 response that
 * lists all problems.
 */
export function validateBodies(scope: FastifyInstance): void {
  const ajv = createValidator()
  scope.setValidatorCompiler(({ schema }) => {
    let compiled: ValidateFunction | undefined
    return (data: unknown) => {
      // Compiled at the first request, because compiling the schemas of all routes takes a fifth of the start time.
      const validate = (compiled ??= ajv.compile(schema as object))
      return validate(data)
        ? { value: data }
        : { error: new InvalidBodyError(describeErrors(validate.errors as ErrorObject[], schema)) }
    }
  })
  scope.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof InvalidBodyError)) throw error
    return reply.code(400).send(error.body)
  })
}
