import 'fastify'
import type { DocumentPaths } from './authorization.ts'
import type { RouteClass } from './observe/request-metrics.ts'
import type { Need } from './operators/roles.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the request counts as in `/metrics`. */
    routeClass?: RouteClass
    /** Bodies of this route are limited by the route itself, or are not kept in memory. */
    hasOwnBodyLimits?: boolean
    /** What a request below `/studio/api` needs. A route without it refuses all requests. */
    needs?: Need
    /** What a request with `"dryRun": true` needs instead. */
    dryRunNeeds?: Need
    /** What a request that changes a change set of another operator needs instead. */
    othersNeed?: Need
    /** Operators whom this server knows may use it while the database is not available. */
    withoutDatabase?: boolean
    /** The documents that a request changes; by default those of the change set in its address. */
    changes?: DocumentPaths
  }
}
