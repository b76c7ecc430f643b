// Generated from calls/*.json by `npm run generate -- --write`. Do not edit.
import type { GatewayContracts } from '../gateway/contract.ts'

export const contracts: GatewayContracts = {
  'home/fortune': {"path":"/popup/groupTag","method":"POST","base":"main","omit":[],"response":{"type":"object","properties":{"data":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string","minLength":1},"title":{"type":"string"},"text":{"type":"string"},"link":{"type":"string"},"createdDate":{"type":"string"}},"required":["id"]}}},"required":["data"]}},
}
