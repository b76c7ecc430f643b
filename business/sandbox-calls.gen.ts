// Generated from business/*/calls/*.sandbox.ts by `npm run generate -- --write`. Do not edit.
import type { SandboxCall } from './sandbox-call.ts'
import { call as newsShare } from './news/calls/share.sandbox.ts'

export const sandboxCalls: readonly (SandboxCall & { readonly path: string })[] = [
  { ...newsShare, path: '/news/share' },
]
