import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { Json } from '../../engine/core/json.ts'
import { resolveSchema } from '../../engine/document/vocabulary.ts'
import { type AskGateway, declaredChoices, registerChoices } from './choices-route.ts'

async function request(ask: AskGateway, call: string) {
  const app = Fastify()
  registerChoices(app, ask)
  const { statusCode, body } = await app.inject(`/studio/api/choices?call=${encodeURIComponent(call)}`)
  await app.close()
  return { statusCode, body: JSON.parse(body) as Json }
}

const answer = {
  data: [
    { platformId: '168', platformName: 'Tala Games' },
    { platformId: '175', platformName: 'Bituin Play' },
    { platformId: '168', platformName: 'Tala Games' },
  ],
}

test('a form gets the providers of games from the gateway, each once, by ID and name', async () => {
  expect(await request(() => Promise.resolve(answer), 'games/platforms')).toEqual({
    statusCode: 200,
    body: {
      choices: [
        { value: '168', label: 'Tala Games' },
        { value: '175', label: 'Bituin Play' },
      ],
    },
  })
})

test('only calls that a schema names for choices are sent to the gateway', async () => {
  const sent: string[] = []
  const ask = (call: string) => Promise.resolve(void sent.push(call))
  expect((await request(ask, 'wallet/balance')).statusCode).toBe(404)
  expect(sent).toEqual([])
})

test('when the gateway does not answer, the form is told so', async () => {
  expect(await request(() => Promise.resolve(undefined), 'games/platforms')).toMatchObject({
    statusCode: 502,
    body: { error: 'the gateway did not answer the call' },
  })
})

test.each([...declaredChoices.values()])('the choices from $call are fields of its answer', (choices) => {
  const { call, list, value, label } = choices
  const entries = catalogue.calls[call]?.response.properties?.[list]?.items
  const { properties = {}, required } = resolveSchema(entries ?? {}).schema
  expect(properties[value]?.type).toBe('string')
  expect(properties[label]?.type).toBe('string')
  expect(required).toEqual(expect.arrayContaining([value, label]))
})
