import { tokenCodes } from '../codes.ts'
import { anyValue, instant, integer, orNull, record, text } from './value-schemas.ts'

export const faultSchema = record(
  {
    path: { type: 'string', minLength: 1, 'x-expected': 'the end of a call path such as /site/info' },
    times: { ...integer(1, 10_000), default: 1 },
    status: integer(200, 599),
    errCode: text,
    errMsg: text,
    body: anyValue,
    delayMs: integer(0, 120_000),
  },
  ['path'],
)

export const expireSchema = record(
  {
    loginName: text,
    errCode: {
      enum: tokenCodes.flatMap((code) => [`GW_${code}`, code]),
      'x-expected': `a token code such as ${tokenCodes
        .slice(0, 3)
        .map((code) => `GW_${code}`)
        .join(', ')}`,
    },
  },
  ['loginName', 'errCode'],
)

export const clockSchema = record({ now: orNull(instant) }, ['now'])

export const drawsSchema = record({ seed: orNull(integer()) }, ['seed'])
