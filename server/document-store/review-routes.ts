/** `/studio/api`: reviews, scheduled publishes and rollback. */
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../authorization.ts'
import type { ChangeSet, Moment, Reviews } from './answers.ts'
import type { Actor } from './audit.ts'
import { contentHash, readChangeSet, readContributors } from './change-sets.ts'
import type { DocumentStore } from './document-store.ts'
import { approve, readReviews, requestReview, sendBack, validApproval } from './review.ts'
import { type RouteParts, route } from './route.ts'
import {
  idParams,
  idSchema,
  messageSchema,
  momentSchema,
  objectSchema,
  reasonSchema,
  versionSchema,
} from './schemas.ts'
import { readSchedules } from './schedules.ts'

const MAX_BODY = 64 * 1024

const smallRoute = (parts: RouteParts): ReturnType<typeof route> => route({ bodyLimit: MAX_BODY, ...parts })

const reviewSteps = {
  'request-review': {
    summary: 'Requests a review of a change set. Only its contributors may do so.',
    needs: 'edit',
    text: 'message',
    take: requestReview,
  },
  approve: {
    summary: 'Approves a change set. An edit, a rebase or another player build ends the approval.',
    needs: 'publish',
    text: 'message',
    take: approve,
  },
  'send-back': {
    summary: 'Sends a change set back to its contributors, with a reason.',
    needs: 'publish',
    text: 'reason',
    take: sendBack,
  },
} as const

interface StepBody {
  readonly version: number
  readonly message?: string
  readonly reason?: string
}

interface ScheduleBody {
  readonly version: number
  readonly at: Moment
  readonly until?: Moment
}

export function registerReviews(scope: FastifyInstance, store: DocumentStore): void {
  for (const [name, { summary, needs, text, take }] of Object.entries(reviewSteps))
    scope.post<{ Params: { id: string }; Body: StepBody }>(
      `/studio/api/change-sets/:id/${name}`,
      smallRoute({
        summary,
        needs,
        params: idParams,
        body: objectSchema({ version: versionSchema, [text]: text === 'reason' ? reasonSchema : messageSchema }),
      }),
      async (request): Promise<ChangeSet> => {
        const { version, message, reason } = request.body
        const comment = reason ?? message ?? ''
        const build = await store.buildName()
        return await take(await store.database(), actorOf(request), { id: request.params.id, version, comment, build })
      },
    )
  scope.get<{ Params: { id: string } }>(
    '/studio/api/change-sets/:id/reviews',
    smallRoute({
      summary: 'Returns the steps of the reviews of a change set, and whether a publish needs an approval.',
      needs: 'read',
      params: idParams,
    }),
    async ({ params: { id } }): Promise<Reviews> => {
      const db = await store.database()
      const { state, items } = await readChangeSet(db, id)
      const approval = await validApproval(db, id, contentHash(items))
      return {
        state,
        approval: store.review,
        steps: await readReviews(db, id),
        contributors: (await readContributors(db, [id])).get(id) ?? [],
        isApproved: approval?.build === (await store.buildName()),
      }
    },
  )
}

export function registerSchedules(scope: FastifyInstance, store: DocumentStore): void {
  scope.get<{ Querystring: { open?: 'true'; changeSet?: string } }>(
    '/studio/api/schedules',
    smallRoute({
      summary:
        'Lists scheduled publishes by their moment. With "open", publishes that are done or cancelled are left out.',
      needs: 'read',
      querystring: objectSchema({ open: { enum: ['true'] }, changeSet: idSchema }, []),
    }),
    async ({ query: { open, changeSet } }) => ({
      schedules: await readSchedules(await store.database(), {
        isOpen: open === 'true',
        ...(changeSet === undefined ? {} : { changeSet }),
      }),
    }),
  )
  scope.post<{ Params: { id: string }; Body: ScheduleBody }>(
    '/studio/api/change-sets/:id/schedule',
    smallRoute({
      summary:
        'Schedules a publish and, with "until", when it is taken back. All gates run now, and again at the publish.',
      needs: 'publish',
      params: idParams,
      body: objectSchema({ version: versionSchema, at: momentSchema, until: momentSchema }, ['version', 'at']),
    }),
    async (request, reply) => {
      const result = await store.schedule(actorOf(request), { id: request.params.id, ...request.body })
      return await reply.code(result.ok ? 201 : 422).send(result)
    },
  )
  const end = (
    path: string,
    summary: string,
    act: (actor: Actor, id: string, reason: string) => Promise<void>,
  ): void => {
    scope.post<{ Params: { id: string }; Body: { reason: string } }>(
      `/studio/api/schedules/:id/${path}`,
      smallRoute({ summary, needs: 'publish', params: idParams, body: objectSchema({ reason: reasonSchema }) }),
      async (request) => {
        const { id } = request.params
        await act(actorOf(request), id, request.body.reason)
        const [schedule] = await readSchedules(await store.database(), { id })
        return schedule
      },
    )
  }
  end('cancel', 'Cancels a schedule, with a reason. Its change set can be edited again.', (actor, id, reason) =>
    store.cancelSchedule(actor, id, reason),
  )
  end('run', 'Runs a missed or suspended schedule now, with a reason.', (actor, id, reason) =>
    store.resumeSchedule(actor, id, reason),
  )
}

export function registerRollback(scope: FastifyInstance, store: DocumentStore): void {
  scope.post<{ Body: { sequence: number; reason: string } }>(
    '/studio/api/rollback',
    smallRoute({
      summary: 'Makes the documents of an earlier release live again, with a reason. Open change sets are not changed.',
      needs: 'publish',
      body: objectSchema({ sequence: { type: 'integer', minimum: 1 }, reason: reasonSchema }),
    }),
    async (request, reply) => {
      const result = await store.rollBack(actorOf(request), request.body)
      return await reply.code(result.ok ? 200 : 422).send(result)
    },
  )
}
