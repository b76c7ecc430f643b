/** The options that all routes of the document store have in common. */
import type { RequestSchema } from '../validation/ajv.ts'

const MB = 1024 * 1024

export interface RouteParts {
  readonly summary: string
  readonly params?: RequestSchema
  readonly querystring?: RequestSchema
  readonly body?: RequestSchema
  readonly bodyLimit?: number
}

export const route = ({ summary, bodyLimit = MB, ...schema }: RouteParts) => ({
  config: { routeClass: 'studio' as const, hasOwnBodyLimits: true },
  bodyLimit,
  schema: { tags: ['documents'], summary: `${summary} Needs the publish token.`, ...schema },
})
