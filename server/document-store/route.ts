/** The options that all routes of the document store have in common. */
import { MB } from '../megabyte.ts'
import type { DocumentPaths } from '../authorization.ts'
import type { Need } from '../operators/roles.ts'
import type { RequestSchema } from '../validation/ajv.ts'

export interface RouteParts {
  readonly summary: string
  readonly needs: Need
  readonly dryRunNeeds?: Need
  readonly othersNeed?: Need
  readonly changes?: DocumentPaths
  readonly params?: RequestSchema
  readonly querystring?: RequestSchema
  readonly body?: RequestSchema
  readonly bodyLimit?: number
  readonly withoutDatabase?: boolean
}

export const route = ({
  needs,
  dryRunNeeds,
  othersNeed,
  changes,
  withoutDatabase = false,
  bodyLimit = MB,
  ...schema
}: RouteParts) => ({
  config: {
    routeClass: 'studio' as const,
    hasOwnBodyLimits: true,
    needs,
    withoutDatabase,
    ...(dryRunNeeds === undefined ? {} : { dryRunNeeds }),
    ...(othersNeed === undefined ? {} : { othersNeed }),
    ...(changes === undefined ? {} : { changes }),
  },
  bodyLimit,
  schema: { tags: ['documents'], ...schema },
})
