import { readFileSync } from 'node:fs'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { isObject, type JsonObject } from '../../engine/core/json.ts'
import type { Schema } from '../../engine/core/schema.ts'

/**
 * The parts of a call contract that the sandbox uses (`catalogue/catalogue.gen.json`, generated from
 * `business/<area>/calls/`).
 */
export interface SandboxContract {
  readonly name: string
  readonly path: string
  readonly method: string
  readonly omit: readonly string[]
  readonly payload: JsonObject
  readonly response: Schema
}

export interface ContractIndex {
  readonly all: readonly SandboxContract[]
  /** Identity fields that every call to this path must send. */
  identityFields(path: string): readonly string[]
  /**
   * Returns why the payload violates the contracts of the path; undefined if it satisfies one, or if the path has none.
   */
  violation(path: string, payload: JsonObject): string | undefined
}

const identityFields = ['productId', 'loginName', 'customerId']

export function readContracts(cataloguePath: string): ContractIndex {
  const catalogue: unknown = JSON.parse(readFileSync(cataloguePath, 'utf8'))
  const calls = isObject(catalogue) && isObject(catalogue.calls) ? catalogue.calls : {}
  return indexContracts(
    Object.entries(calls).map(([name, contract]) => ({ ...(contract as unknown as SandboxContract), name })),
  )
}

/** Several contracts may share a path, such as the contracts for login. A payload must satisfy one of them. */
export function indexContracts(all: readonly SandboxContract[]): ContractIndex {
  const ajv = new Ajv2020({ strict: false, discriminator: true, allErrors: true, validateSchema: false })
  const byPath = new Map<string, SandboxContract[]>()
  for (const contract of all) byPath.set(contract.path, [...(byPath.get(contract.path) ?? []), contract])
  const validators = new Map<SandboxContract, ValidateFunction>()
  /** Compiles a validator at its first use, because a visit uses only a few calls. */
  const validatorOf = (contract: SandboxContract): ValidateFunction => {
    const validate = validators.get(contract) ?? ajv.compile(contract.payload)
    validators.set(contract, validate)
    return validate
  }
  return {
    all,
    identityFields(path) {
      const omitted = byPath.get(path)?.map(({ omit }) => omit) ?? [identityFields]
      return identityFields.filter((field) => !omitted.some((omit) => omit.includes(field)))
    },
    violation(path, payload) {
      const errors = (byPath.get(path) ?? []).map((contract) => {
        const validate = validatorOf(contract)
        const declared = isObject(contract.payload.properties) ? contract.payload.properties : {}
        const isPayloadField = (field: string) => !identityFields.includes(field) || Object.hasOwn(declared, field)
        if (validate(Object.fromEntries(Object.entries(payload).filter(([field]) => isPayloadField(field)))))
          return undefined
        return `${contract.name}: ${(validate.errors ?? []).map(formatError).join('; ')}`
      })
      return errors.includes(undefined) ? undefined : errors[0]
    },
  }
}

function formatError({ instancePath, message = 'is invalid', params }: ErrorObject): string {
  const extra: unknown = params.additionalProperty ?? params.allowedValues
  return `${instancePath} ${message}${extra === undefined ? '' : ` (${String(extra)})`}`.trim()
}
