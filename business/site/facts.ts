import { defineFacts } from '../../engine/action.ts'

const yesNo = { schema: { type: 'boolean' }, known: 'live', examples: [false, true] } as const

export const facts = defineFacts({
  restrictedMode: { ...yesNo, description: 'Regulator-restricted mode of this site, for everyone on it.' },
  community: { ...yesNo, description: 'True when the community is open; else the fourth tab leads to the news.' },
  maintenance: { ...yesNo, description: 'True while the whole site is closed for maintenance.' },
  fullRegister: { ...yesNo, description: 'True when the variant login view is on.' },
  loaded: { ...yesNo, description: 'True once the site info has arrived or all tries have failed.' },
  maintenanceImage: {
    schema: { type: 'string' },
    description: 'Address of the maintenance picture; empty when there is none.',
    known: 'live',
    examples: ['', '/img/maintenance.webp'],
  },
})
