// Generated from calls/*.json by `npm run generate -- --write`. Do not edit.
import type { GatewayContracts } from '../gateway/contract.ts'

export const contracts: GatewayContracts = {
  'identity/status': {"path":"/customer/queryKycStatus","method":"POST","base":"main","omit":[],"response":{"type":"object","properties":{"ekycStatus":{"type":"integer","enum":[-1,0,1,2,3,4]},"oldKycStatus":{"type":"integer","enum":[-1,0,1,2,3,4]},"mergeKycStatus":{"type":"integer","enum":[-1,0,1,2,3,4]},"rejectReason":{"type":"string"},"canKycTime":{"type":"integer","minimum":-99,"maximum":99},"inEkycWhite":{"type":"boolean"},"refuseInitFlag":{"type":"boolean"},"requireEkyc":{"type":"boolean"},"isPopupWindow":{"type":"boolean"},"popupType":{"type":"integer"},"weakPromptResponse":{"type":"object","properties":{"strongCheck":{"type":"boolean"},"weakCheck":{"type":"boolean"},"globalActiveKycStatus":{"type":"integer","enum":[-1,0,1,2,3,4]}}}}}},
}
