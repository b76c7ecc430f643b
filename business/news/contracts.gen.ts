// Generated from calls/*.json by `npm run generate -- --write`. Do not edit.
import type { GatewayContracts } from '../gateway/contract.ts'

export const contracts: GatewayContracts = {
  'news/share': {"path":"/news/share","method":"POST","base":"main","omit":[],"response":{"type":"object","properties":{}}},
}
