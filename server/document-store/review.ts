/**
 * Reviews of change sets. An approval is valid for one content and one player build: an edit, a rebase or another build
 * ends it.
 */
import type { Db } from '../database/tables.ts'
import type { ChangeSet, ReviewStep } from './answers.ts'
import { type Actor, addAudit, type AuditEntry } from './audit.ts'
import { contentHash, hasContributed, lockOpen, readItems, readSteps, RefusedError, setState } from './change-sets.ts'

/** The steps of the reviews of a change set, oldest first. */
export async function readReviews(db: Db, id: string): Promise<readonly ReviewStep[]> {
  return (await readSteps(db, [id])).get(id) ?? []
}

interface ReviewRequest {
  readonly id: string
  /** The version of the change set that the person has seen. */
  readonly version: number
  readonly comment: string
  /** The player build of this server. */
  readonly build: string
}

/**
 * Requests a review of a change set.
 * @throws {RefusedError} for a person who did not contribute to it
 */
export async function requestReview(db: Db, actor: Actor, request: ReviewRequest): Promise<ChangeSet> {
  return await takeStep(db, actor, request, async (transaction, { id, title, state }) => {
    if (state !== 'open') throw new RefusedError(409, `the change set ${title} is already ${state}`)
    if (!(await hasContributed(transaction, id, actor)))
      throw new RefusedError(403, 'only a person who contributed to the change set can request a review')
    return { step: 'request', action: 'review requested', state: 'in review' }
  })
}

/** @throws {RefusedError} for a person who contributed to the change set */
export async function approve(db: Db, actor: Actor, request: ReviewRequest): Promise<ChangeSet> {
  return await takeStep(db, actor, request, async (transaction, changeSet) => {
    await requireReviewer(transaction, actor, changeSet, request.build)
    return { step: 'approve', action: 'change set approved', state: 'approved' }
  })
}

/** Gives a change set back to its authors. Also ends an approval. */
export async function sendBack(db: Db, actor: Actor, request: ReviewRequest): Promise<ChangeSet> {
  return await takeStep(db, actor, request, async (_, { title, state }) => {
    if (state === 'open') throw new RefusedError(409, `no review of the change set ${title} was requested`)
    return { step: 'send back', action: 'change set sent back', state: 'open' }
  })
}

async function requireReviewer(
  transaction: Db,
  actor: Actor,
  { id, title, state }: ChangeSet,
  build: string,
): Promise<void> {
  // An approval for another build does not count, so the change set can be approved again.
  const isOutdated = state === 'approved' && (await readReviews(transaction, id)).at(-1)?.build !== build
  if (state !== 'in review' && !isOutdated)
    throw new RefusedError(
      409,
      state === 'approved' ? `the change set ${title} is already approved` : `no review of ${title} was requested`,
    )
  if (await hasContributed(transaction, id, actor))
    throw new RefusedError(403, `${actor.name} contributed to the change set; another operator must approve it`)
}

interface StepRequest {
  readonly step: ReviewStep['step']
  readonly action: AuditEntry['action']
  readonly state: ChangeSet['state']
}

async function takeStep(
  db: Db,
  actor: Actor,
  { id, version, comment, build }: ReviewRequest,
  decide: (transaction: Db, changeSet: ChangeSet) => Promise<StepRequest>,
): Promise<ChangeSet> {
  return await db.transaction().execute(async (transaction) => {
    const changeSet = await lockOpen(transaction, id)
    if (version !== changeSet.version)
      throw new RefusedError(
        409,
        `the change set was edited and now has version ${changeSet.version}; look at it again`,
      )
    const { step, action, state } = await decide(transaction, changeSet)
    const items = await readItems(transaction, id)
    if (items.length === 0) throw new RefusedError(409, 'the change set is empty')
    const content = contentHash(items)
    await setState(transaction, id, state)
    await transaction
      .insertInto('config_review')
      .values({ change_set: id, step, content, build, actor: actor.name, comment, at: String(Date.now()) })
      .execute()
    await addAudit(transaction, actor, { action, subject: id, data: { content, build, comment } })
    return { ...changeSet, state }
  })
}

/** The last approval of a change set if nothing has ended it. */
export async function validApproval(db: Db, id: string, content: string): Promise<ReviewStep | undefined> {
  const last = (await readReviews(db, id)).at(-1)
  return last?.step === 'approve' && last.content === content ? last : undefined
}

/** The state to which a change set returns when its schedule ends. */
export async function stateBeforeSchedule(db: Db, id: string): Promise<ChangeSet['state']> {
  const last = (await readReviews(db, id)).at(-1)?.step
  return last === 'approve' ? 'approved' : last === 'request' ? 'in review' : 'open'
}

/** Refuses to publish a change set that no operator has approved for this build. */
export function requireApproval(approval: ReviewStep | undefined, build: string): void {
  if (approval === undefined)
    throw new RefusedError(409, 'an operator who did not contribute to the change set must approve it first')
  if (approval.build !== build)
    throw new RefusedError(
      409,
      `the change set was approved for the player build ${approval.build}; this server has ${build}. Approve it again`,
    )
}
