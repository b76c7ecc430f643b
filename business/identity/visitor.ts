import type { FactValues } from '../../engine/action.ts'

/** What is known of the identity of somebody who is not logged in. */
export const visitorFacts = {
  'identity.status': 'idle',
  'identity.ekycStatus': -1,
  'identity.oldKycStatus': -1,
  'identity.mergeKycStatus': -1,
  'identity.activeKycStatus': -1,
  'identity.rejectReason': '',
  'identity.canKycTime': 0,
  'identity.inEkycWhite': false,
  'identity.refuseInitFlag': false,
  'identity.requireEkyc': false,
  'identity.isPopupWindow': false,
  'identity.weakCheck': false,
  'identity.strongCheck': false,
  'identity.popup': 0,
} as const satisfies FactValues
