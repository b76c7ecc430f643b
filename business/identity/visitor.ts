import type { FactValues } from '../../engine/action.ts'

/** The identity facts of a visitor. */
export const visitorIdentityFacts = {
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
