import { defineFacts } from '../../engine/action.ts'
import { NO_CUTOFF } from './cutoff.ts'

const flag = { schema: { type: 'boolean' }, known: 'live', examples: [false, true] } as const
/** A cut-off date that is not set is the largest possible instant, so all players have registered before it. */
const cutoff = {
  schema: { type: 'number', format: 'instant' },
  known: 'live',
  examples: [NO_CUTOFF, 1764550800000],
} as const

export const facts = defineFacts({
  restrictedMode: {
    ...flag,
    description: 'True in restricted mode: the regulator restricts this site for players and visitors.',
  },
  community: { ...flag, description: 'True when the community is open. Otherwise the fourth tab shows the news.' },
  maintenance: { ...flag, description: 'True while the site is in maintenance.' },
  fullRegister: {
    ...flag,
    description: 'True when the login has its variant layout, with a banner above the form.',
  },
  consentChecked: { ...flag, description: 'True when the consent box of the login is initially checked.' },
  newEkyc: {
    ...flag,
    description: 'True when the gateway decides about identity checks. Otherwise the cut-off dates decide.',
  },
  forcedKyc: {
    ...flag,
    description:
      'True when every login requires a verified identity (the KYC switch; mini-apps have their own switch).',
  },
  kycGameCutoff: {
    ...cutoff,
    description: 'Players who registered after this instant must verify their identity before a game opens.',
  },
  kycWithdrawCutoff: {
    ...cutoff,
    description: 'Players who registered after this instant must verify their identity before a withdrawal.',
  },
  kycLoginCutoff: {
    ...cutoff,
    description: 'Players who registered after this instant must verify their identity after a login.',
  },
  kycForGames: { ...flag, description: 'True when every game requires a verified identity on this host.' },
  kycForDeposits: { ...flag, description: 'True when every deposit requires a verified identity on this host.' },
  kycForWithdrawals: { ...flag, description: 'True when every withdrawal requires a verified identity on this host.' },
  tabMarks: {
    schema: { type: 'array', items: { type: 'string' } },
    description: 'Marks of the tabs from the platform tagging, as JSON. The selector site.tabMark reads them.',
    known: 'live',
    examples: [[], ['["news",{"dot":false,"title":"HOT","tone":"red"}]']],
  },
  pwaGuide: { ...flag, description: 'True when the guide to installing the site on the home screen is on.' },
  appHint: { ...flag, description: 'True when Account shows the hint to install the app.' },
  installLink: {
    schema: { type: 'string' },
    description: 'Address of the native app in the store of this device; empty when there is none.',
    known: 'live',
    examples: ['', 'https://app.example/android'],
  },
  infoStatus: {
    schema: {
      type: 'string',
      enum: ['loading', 'ready', 'error'],
      labels: { loading: 'loading', ready: 'ready', error: 'failed' },
    },
    description:
      'Status of the site info: error after all attempts of the first load have failed, with all switches off.',
    known: 'live',
    examples: ['loading', 'ready', 'error'],
  },
  maintenanceImage: {
    schema: { type: 'string' },
    description: 'Address of the maintenance image; empty when there is none.',
    known: 'live',
    examples: ['', '/img/maintenance.webp'],
  },
})
