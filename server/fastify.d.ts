import 'fastify'
import type { DocumentPaths } from './authorization.ts'
import type { RouteClass } from './observe/request-metrics.ts'
import type { Need } from './operators/roles.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Class of the request in `/metrics`. */
    routeClass?: RouteClass
    /** Bodies of this route are limited by the route itself, or are not kept in memory. */
    hasOwnBodyLimits?: boolean
    /** The access that a request below `/studio/api` needs. A route without `needs` refuses all requests. */
    needs?: Need
    /** The access that a request with `"dryRun": true` needs instead. */
    dryRunNeeds?: Need
    /** The access that a request needs instead if it changes a change set of another operator. */
    othersNeed?: Need
    /** True if operators whom this server knows may use the route while the database is not available. */
    withoutDatabase?: boolean
    /** The documents that a request changes; by default those of the change set in its address. */
    changes?: DocumentPaths
  }
}
