/** Turns answers of the gateway into results. Values are decoded by the response schema of the contract. */
import { isObject } from '../../core/json.ts'
import type { CallContract, CallReporter } from './contract.ts'
import { decode } from './decode.ts'
import { BAD_ANSWER } from './failure-codes.ts'
import { failed, type SentResult } from './prepared-call.ts'
import type { ProtocolAnswer } from './protocol.ts'

/** Returns the reader of answers. It reports each kind of invalid answer once. */
export function createAnswerReader(
  report: CallReporter,
): (name: string, contract: CallContract, answer: ProtocolAnswer) => SentResult {
  const reported = new Set<string>()

  function reportShape(name: string, wrong: readonly string[]): void {
    const fields = [...new Set(wrong.map((field) => field.replace(/\d+/g, '*')))].sort()
    const id = `${name} ${fields.join(' ')}`
    if (reported.has(id)) return
    reported.add(id)
    report({
      code: 'CALL-SHAPE',
      message: `${name}: the answer differs from its contract at ${fields.slice(0, 5).join(', ')}`,
      call: name,
    })
  }

  return (name, contract, { code, message, body = {} }) => {
    if (code !== undefined)
      return {
        ok: false,
        error: { code, message, ...(isObject(body) && Object.keys(body).length > 0 ? { details: body } : {}) },
      }
    const { value, wrong, ...rest } = decode(contract.response, body)
    if (wrong.length > 0) reportShape(name, wrong)
    return value === undefined ? failed(BAD_ANSWER) : { ok: true, value, ...rest }
  }
}
