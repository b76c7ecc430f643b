import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { exampleAnswer } from './example-answer.ts'

test.each(Object.entries(catalogue.calls))('the example answer of %s satisfies its contract', (_name, { response }) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  const validate = ajv.compile(response)
  expect(validate(exampleAnswer(response)), ajv.errorsText(validate.errors)).toBe(true)
})

test('an example answer takes the first value of an enum, respects limits and has one entry in a list', () => {
  expect(
    exampleAnswer({
      type: 'object',
      properties: {
        kind: { enum: ['gold', 'silver'] },
        level: { type: 'integer', minimum: 3 },
        name: { type: 'string', maxLength: 4 },
        code: { type: 'string', minLength: 9 },
        list: { type: 'array', items: { type: 'object', properties: { isNew: { type: 'boolean' } } } },
      },
    }),
  ).toEqual({ kind: 'gold', level: 3, name: 'exam', code: 'example..', list: [{ isNew: false }] })
})
