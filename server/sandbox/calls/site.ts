import { succeed } from '../call-answer.ts'
import type { CallHandler } from '../call-handler.ts'

const info: CallHandler = {
  path: '/site/info',
  requires: 'nothing',
  run: ({ sandbox }) => succeed(sandbox.site.info()),
}

const maintenance: CallHandler = {
  path: '/site/maintenance',
  requires: 'nothing',
  run: ({ sandbox }) =>
    succeed({
      isSiteMaintenance: sandbox.site.get('isSiteMaintenance') ?? false,
      MAINTENANCE_IMG: sandbox.site.get('MAINTENANCE_IMG') ?? [],
    }),
}

const fortune: CallHandler = {
  path: '/popup/groupTag',
  requires: 'player',
  run: ({ sandbox }) => succeed({ data: sandbox.site.get('fortunePopups') ?? [] }),
}

const publicKey: CallHandler = {
  path: '/static/key',
  method: 'GET',
  requires: 'nothing',
  run: ({ sandbox }) => succeed({ key: sandbox.keys.publicKey }),
}

export const siteCalls: readonly CallHandler[] = [info, maintenance, fortune, publicKey]
