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
    description: 'App ID of the web player, part of the signature.',
    required: true,
  },
  flagHeader: {
    schema: { type: 'string', minLength: 1, pattern: '^[A-Za-z0-9_-]*$' },
    description: 'Name of the header that carries the product flag.',
    required: true,
  },
  appVersion: {
    schema: word,
    description: 'Version that is sent with every call.',
    required: true,
  },
  requestLanguage: {
    schema: word,
    description: 'Language that is sent with calls, even when the page is in another language.',
    default: 'EN',
  },
})

/** Hosts that decide the mini-app type in every call. */
export const hosts = defineHosts({
  glife: 'Hosts of the mini-app with type 6.',
  gcash: 'Hosts of another mini-app with type 6.',
  maya: 'Hosts of the mini-app with type 7.',
  lazada: 'Hosts of the mini-app with type 8.',
})
