import { defineConstants, defineHosts } from '../../engine/action.ts'

/** The value of a header: printable ASCII without spaces. */
const word = { type: 'string', minLength: 1, pattern: '^[!-~]*$' } as const

/** Fields and headers of every call (document 2, 7.1). */
export const constants = defineConstants({
  productId: {
    schema: word,
    description: 'Product ID that is sent with every call.',
    required: true,
  },
  appId: {
    schema: word,
    description: 'App ID of the web player. It is part of the signature of every call.',
    required: true,
  },
  flagHeader: {
    schema: { type: 'string', minLength: 1, pattern: '^[A-Za-z0-9_-]*$' },
    description: 'Name of the header that carries the product flag.',
    required: true,
  },
  appVersion: {
    schema: word,
    description: 'App version that is sent with every call.',
    required: true,
  },
  requestLanguage: {
    schema: word,
    description: 'Language that is sent with calls, even when the page is in another language.',
    default: 'EN',
  },
})

/** Hosts of the brands of mini-apps. Some have an app type of their own, which is sent with every call. */
export const hosts = defineHosts({
  glife: 'Host names of the GLife mini-app. Calls from it are sent with the app type 6.',
  gcash: 'Host names of the GCash mini-app. Calls from it are sent with the app type 6.',
  maya: 'Host names of the Maya mini-app. Calls from it are sent with the app type 7.',
  lazada: 'Host names of the Lazada mini-app. Calls from it are sent with the app type 8.',
  minilife: 'Host names of the minilife mini-app.',
  wallet: 'Host names of the mini-app in the wallet of a partner.',
  pay: 'Host names of the mini-app in the payment app of a partner.',
  shop: 'Host names of the mini-app in the shopping app of a partner.',
})
