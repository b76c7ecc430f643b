// Generated from calls/*.json by `npm run generate -- --write`. Do not edit.
import type { GatewayContracts } from '../gateway/contract.ts'

export const contracts: GatewayContracts = {
  'tracking/event': {"path":"/event/push","method":"POST","base":"push","omit":["loginName"],"response":{"type":"object","properties":{}}},
}
