import 'fastify'
import type { RouteClass } from './observe/request-metrics.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the request counts as in `/metrics`. */
    routeClass?: RouteClass
    /** Bodies of this route are limited by the route itself, or are not kept in memory. */
    hasOwnBodyLimits?: boolean
    /** What a request below `/studio/api` needs. */
    needs?: 'read' | 'edit' | 'publish'
    /** `none` for a request that changes no document. */
    changes?: 'none'
  }
}
