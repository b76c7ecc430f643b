/**
 * `GET /studio/api/choices`: what a form proposes for a text whose values the gateway knows, such as the ID of a
 * provider of games. Schemas name the call and the fields of its answer with `choices`.
 */
import type { FastifyInstance } from 'fastify'
import { catalogue } from '../../catalogue/catalogue.ts'
import { isList, isObject, own, type Json } from '../../engine/core/json.ts'
import type { ListedChoices, Schema } from '../../engine/core/schema.ts'
import { route } from '../document-store/route.ts'
import { objectSchema } from '../document-store/schemas.ts'
import { validateBodies } from '../validation/validate-bodies.ts'

interface ProposedValue {
  readonly value: string
  readonly label: string
}

/** Returns the answer of a call as visitors get it; undefined if the gateway does not answer. */
export type AskGateway = (call: string) => Promise<Json | undefined>

export function registerChoices(app: FastifyInstance, ask: AskGateway): void {
  app.register(async (scope) => {
    validateBodies(scope)
    scope.get<{ Querystring: { call: string } }>(
      '/studio/api/choices',
      route({
        summary: 'Lists the values that a form proposes, from the answer of a call.',
        needs: 'read',
        querystring: objectSchema({ call: { type: 'string', maxLength: 200, 'x-expected': 'the name of a call' } }),
        withoutDatabase: true,
      }),
      async ({ query: { call } }, reply) => {
        const wanted = declaredChoices.get(call)
        if (wanted === undefined)
          return await reply.code(404).send({ error: `no form proposes values of the call ${call}`, code: 'UNKNOWN' })
        const answer = await ask(call)
        if (answer === undefined)
          return await reply.code(502).send({ error: 'the gateway did not answer the call', code: 'GATEWAY' })
        return { choices: choicesIn(answer, wanted) }
      },
    )
  })
}

/** The `choices` of all arguments of selectors and actions, by their call. */
export const declaredChoices: ReadonlyMap<string, ListedChoices> = new Map(
  [...Object.values(catalogue.selectors), ...Object.values(catalogue.actions)]
    .flatMap(({ args }) => listedIn(args))
    .map((choices) => [choices.call, choices]),
)

function listedIn({ choices, properties = {}, items }: Schema): readonly ListedChoices[] {
  const inside = [...Object.values(properties), ...(items === undefined ? [] : [items])]
  return [...(choices === undefined ? [] : [choices]), ...inside.flatMap(listedIn)]
}

function choicesIn(answer: Json, { list, value, label }: ListedChoices): readonly ProposedValue[] {
  const entries = isObject(answer) ? own(answer, list) : undefined
  const choices = new Map<string, string>()
  for (const entry of isList(entries) ? entries : [])
    if (isObject(entry) && typeof entry[value] === 'string') choices.set(entry[value], String(entry[label] ?? ''))
  return [...choices].map(([id, name]) => ({ value: id, label: name }))
}
