/** The catalogue of random sites: with an action that fails for visitors. */
import type { Catalogue } from '../../engine/core/catalogue.ts'
import { provableByDay } from '../../engine/prove/prove.fixture.ts'

export const catalogue: Catalogue = {
  ...provableByDay,
  actions: {
    ...provableByDay.actions,
    'session.logout': {
      name: 'session.logout',
      args: {
        type: 'object',
        additionalProperties: false,
        properties: {},
        needs: { fact: 'session.loggedIn', op: 'eq', value: true },
      },
    },
  },
}
