// Generated from calls/*.json by `npm run generate -- --write`. Do not edit.
import type { GatewayContracts } from '../gateway/contract.ts'

export const contracts: GatewayContracts = {
  'reminders/config': {"path":"/activity/antiAddiction/getSysConfig","method":"POST","base":"main","omit":[],"response":{"type":"object","properties":{"data":{"type":"array","items":{"type":"object","properties":{"category":{"type":"string","enum":["1","2","3"]},"status":{"type":"boolean"},"value":{"type":"string"},"reminderFreq":{"type":"string"}},"required":["category","status","value","reminderFreq"]},"maxItems":50},"lossAmount":{"type":"number","minimum":0,"default":0},"lossTime":{"type":"string","default":""}},"required":["data"]}},
  'reminders/update': {"path":"/activity/antiAddiction/updateUserConfig","method":"POST","base":"main","omit":[],"response":{"type":"object","properties":{}}},
}
