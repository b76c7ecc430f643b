// Generated from calls/*.json by `npm run generate -- --write`. Do not edit.
import type { GatewayContracts } from '../gateway/contract.ts'

export const contracts: GatewayContracts = {
  'static/key': {"path":"/static/key","method":"GET","base":"main","omit":["loginName","customerId"],"response":{"type":"object","properties":{"key":{"type":"string","minLength":1}},"required":["key"]}},
}
