// Generated from calls/*.json by `npm run generate -- --write`. Do not edit.
/** What key is sent. */
export type KeyPayload = Record<string, never>

/** The gateway’s public RSA key; fetched once, when the first field must be encrypted. */
export interface KeyResponse {
  /** PEM text, SubjectPublicKeyInfo. */
  readonly key: string
}
