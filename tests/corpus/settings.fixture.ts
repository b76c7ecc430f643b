import { both, type Mistake, put, replace } from './mistake.fixture.ts'

const settings = {
  $schema: '../../schemas/call-settings.json',
  kind: 'call-settings',
  id: 'gateway',
  base: { main: '/api' },
  encrypted: [],
  defaults: { timeoutMs: 1000 },
  calls: {},
  token: { expired: [], empty: [] },
}
const needed = ['productId', 'appId', 'flagHeader', 'appVersion']

/** Adds a gateway and these constants to the site. */
const gateway = (names: readonly string[]) =>
  both(
    put('call-settings/gateway.json', JSON.stringify(settings)),
    replace(
      'site.json',
      '"constants": {',
      `"constants": {${names.map((name) => `"${name}": { "value": "L1", "description": "Of the fair." },`).join('')}`,
    ),
  )

/** Mistakes in the constants that every call of a gateway needs: in each mistake, one constant is missing. */
export const settingsOfCalls: readonly Mistake[] = needed.map((missing) => ({
  title: `a site with a gateway lacks ${missing}`,
  bad: gateway(needed.filter((name) => name !== missing)),
  at: 'site.json /constants',
  code: 'CFG-REQUIRED',
  says: `the constant "${missing}" is missing; each call to the gateway sends it; add "${missing}": { "value"`,
  clean: gateway(needed),
}))
