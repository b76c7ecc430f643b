// Generated from business/*/calls/*.sandbox.ts by `npm run generate -- --write`. Do not edit.
import type { SandboxCall } from './sandbox-call.ts'

export const sandboxCalls: readonly (SandboxCall & { readonly path: string })[] = [
]
