import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { readContracts } from './contracts.ts'

const contracts = readContracts(join(import.meta.dirname, '../../catalogue/catalogue.gen.json'))

test('the payload schema of every call is valid', () => {
  const ajv = new Ajv2020({ strict: false, discriminator: true })
  expect(contracts.all.length).toBeGreaterThan(30)
  for (const { name, path, payload } of contracts.all) {
    expect(ajv.validateSchema(payload), `${name}: ${ajv.errorsText()}`).toBe(true)
    expect(() => contracts.violation(path, {}), name).not.toThrow()
  }
})
