// Generated from calls/*.json by `npm run generate -- --write`. Do not edit.
import type { GatewayContracts } from '../gateway/contract.ts'

export const contracts: GatewayContracts = {
  'session/loginAccount': {"path":"/userAuth/loginAndRegisterV4","method":"POST","base":"main","omit":["loginName","customerId"],"response":{"type":"object","properties":{"loginName":{"type":"string"},"login":{"type":"boolean"},"customerId":{"type":"string"},"mobileNo":{"type":"string"},"registerMethod":{"type":"integer"},"loginTimes":{"type":"integer","minimum":0},"firstDepositFlag":{"type":"integer","enum":[0,1]},"token":{"type":"string","minLength":1},"u2token":{"type":"string"},"loseTryTimes":{"type":"integer","minimum":0}},"required":["loginName","token"]}},
  'session/logout': {"path":"/customer/logoutV2","method":"POST","base":"main","omit":[],"response":{"type":"object","properties":{}}},
  'session/ticketToken': {"path":"/getH5TokenByTempTicket","method":"POST","base":"main","omit":["loginName","customerId"],"response":{"type":"object","properties":{"info":{"type":"string","minLength":1}},"required":["info"]}},
  'session/webToken': {"path":"/webToken","method":"POST","base":"main","omit":["loginName","customerId"],"anonymous":true,"response":{"type":"object","properties":{"token":{"type":"string","minLength":1},"u2token":{"type":"string"}},"required":["token"]}},
}
