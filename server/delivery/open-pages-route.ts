/** `/studio/api/open-pages`: how many open pages of players show which release. */
import type { FastifyInstance } from 'fastify'
import type { OpenPages } from '../document-store/answers.ts'
import type { Hints } from './hint.ts'
import type { ReleaseStore } from './release-store.ts'

export function registerOpenPages(app: FastifyInstance, hints: Hints, store: Pick<ReleaseStore, 'live'>): void {
  const summary = 'Counts the open pages that are connected to this server, by the release that they show.'
  app.get(
    '/studio/api/open-pages',
    { config: { routeClass: 'studio', needs: 'read' }, schema: { tags: ['publish'], summary } },
    async (): Promise<OpenPages> => {
      const { clients, since } = hints.releases()
      return {
        sequence: store.live()?.pointer.sequence ?? 0,
        releases: [...clients]
          .map(([sequence, pages]) => ({ sequence, pages }))
          .toSorted((a, b) => b.sequence - a.sequence),
        since: since ?? null,
      }
    },
  )
}
