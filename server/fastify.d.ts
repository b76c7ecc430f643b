import 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the request counts as in `/metrics`: a small closed set, never a path. */
    routeClass?: 'page' | 'object' | 'build' | 'pointer' | 'hint' | 'api' | 'sandbox' | 'studio' | 'report' | 'preview' | 'health'
  }
}
