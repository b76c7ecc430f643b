import { defineSandboxCall } from '../../sandbox-call.ts'

/** The log of the sandbox shows which article or promotion was shared. */
export const call = defineSandboxCall<'news/share'>({
  name: 'news/share',
  requires: 'token',
  answer: () => ({}),
})
