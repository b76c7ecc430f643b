import { defineFacts } from '../../engine/action.ts'
import { NO_CUTOFF } from './cutoff.ts'

const yesNo = { schema: { type: 'boolean' }, known: 'live', examples: [false, true] } as const
/** Without a cut-off it is the end of all time, after which nobody registers. */
const cutoff = { schema: { type: 'number', format: 'instant' }, known: 'live', examples: [NO_CUTOFF, 1764550800000] } as const

export const facts = defineFacts({
  restrictedMode: { ...yesNo, description: 'Regulator-restricted mode of this site, for everyone on it.' },
  community: { ...yesNo, description: 'True when the community is open; else the fourth tab leads to the news.' },
  maintenance: { ...yesNo, description: 'True while the whole site is closed for maintenance.' },
  fullRegister: { ...yesNo, description: 'True when the variant login view is on.' },
  newEkyc: { ...yesNo, description: 'True when the gateway decides about identity checks; else the cut-off dates do.' },
  forcedKyc: { ...yesNo, description: 'True when nobody goes on after a login without a proven identity (the KYC switch).' },
  kycGameCutoff: { ...cutoff, description: 'Who registered later than this proves the identity before a game opens.' },
  kycWithdrawCutoff: { ...cutoff, description: 'Who registered later than this proves the identity before a withdrawal.' },
  kycLoginCutoff: { ...cutoff, description: 'Who registered later than this proves the identity after a login.' },
  loaded: { ...yesNo, description: 'True once the site info has arrived or all tries have failed.' },
  maintenanceImage: {
    schema: { type: 'string' },
    description: 'Address of the maintenance picture; empty when there is none.',
    known: 'live',
    examples: ['', '/img/maintenance.webp'],
  },
})
