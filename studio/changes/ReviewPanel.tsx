/** The review of a change set: who did what, and what this person may do. */
import { Button, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api, type Reviews } from '../api/api.ts'
import { Empty, Failure } from '../shell/notices.tsx'
import { isAtLeast, useMe, useZone } from '../shell/session.tsx'
import { timeInWords } from '../shell/time.ts'
import { hasContributed, stepInWords, whyNotApprove } from './words.ts'

interface ReviewProps {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly reviews: Reviews
}

export function ReviewPanel({ id, version, title, reviews }: ReviewProps) {
  const zone = useZone()
  const { state, steps, approval } = reviews
  return (
    <section className="card" aria-labelledby="review-steps">
      <h2 id="review-steps">Review</h2>
      {steps.length === 0 && (state === 'published' || state === 'cancelled') ? (
        <Empty title="There was no review.">
          {state === 'published'
            ? 'This change set was published without a review.'
            : 'This change set was dropped without a review.'}
        </Empty>
      ) : steps.length === 0 ? (
        <Empty title="There is no review yet.">
          {approval === 'required'
            ? 'Before this change set is published, an operator who did not contribute to it must approve it.'
            : 'A second person may review this change set before it is published.'}
        </Empty>
      ) : (
        <ol className="steps">
          {steps.map((step, n) => {
            const { what, comment } = stepInWords(step, steps[n - 1])
            return (
              <li key={`${step.at} ${step.step}`} data-step={step.step}>
                <strong>{what}</strong>
                {comment === '' ? null : <span className="said">{comment}</span>}
                <span className="dim">{timeInWords(step.at, zone)}</span>
              </li>
            )
          })}
        </ol>
      )}
      {state === 'open' ? <Request id={id} version={version} reviews={reviews} /> : null}
      {state === 'in review' || state === 'approved' ? (
        <Decide id={id} version={version} title={title} reviews={reviews} />
      ) : null}
    </section>
  )
}

type StepProps = Omit<ReviewProps, 'title'>

function useStep(take: () => Promise<unknown>, onTaken: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: take,
    onSuccess: onTaken,
    onSettled: () => queries.invalidateQueries(),
  })
}

function Request({ id, version, reviews }: StepProps) {
  const me = useMe().data
  const [message, setMessage] = useState('')
  const note = useId()
  const ask = useStep(
    () => api.requestReview(id, version, message),
    () => setMessage(''),
  )
  if (me === undefined || !isAtLeast(me.role, 'editor')) return null
  const mayAsk = hasContributed(reviews, me)
  return (
    <form
      className="fields tight"
      onSubmit={(event) => {
        event.preventDefault()
        ask.mutate()
      }}
    >
      <Textarea
        label="Message to the reviewers"
        value={message}
        disabled={!mayAsk}
        rows={2}
        maxLength={1000}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <Failure error={ask.error} />
      <div className="row">
        <Button type="submit" variant="default" loading={ask.isPending} disabled={!mayAsk} aria-describedby={note}>
          Ask for a review
        </Button>
      </div>
      <span id={note} className="dim">
        {mayAsk
          ? 'An edit ends the review. Ask again after the edit.'
          : 'Only an operator who contributed to this change set can ask for a review.'}
      </span>
    </form>
  )
}

function Decide({ id, version, reviews }: ReviewProps) {
  const me = useMe().data
  const [text, setText] = useState('')
  const note = useId()
  const clear = (): void => setText('')
  const approve = useStep(() => api.approve(id, version, text), clear)
  const sendBack = useStep(() => api.sendBack(id, version, text), clear)
  if (me === undefined) return null
  const reason = whyNotApprove(reviews, me)
  const isPublisher = isAtLeast(me.role, 'publisher')
  const isDecided = reviews.state === 'approved' && reviews.isApproved
  return (
    <form className="fields tight" onSubmit={(event) => event.preventDefault()}>
      <Textarea
        label={isDecided ? 'Why you send the change set back' : 'Your answer'}
        description={isDecided ? undefined : 'To send the change set back, write a reason.'}
        value={text}
        disabled={!isPublisher}
        rows={2}
        maxLength={1000}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Failure error={approve.error ?? sendBack.error} />
      <div className="row">
        {isDecided ? null : (
          <Button
            onClick={() => approve.mutate()}
            loading={approve.isPending}
            disabled={reason !== undefined}
            aria-describedby={note}
          >
            Approve
          </Button>
        )}
        <Button
          variant="default"
          onClick={() => sendBack.mutate()}
          loading={sendBack.isPending}
          disabled={!isPublisher || text.trim() === ''}
        >
          Send back
        </Button>
      </div>
      <span id={note} className="dim">
        {isDecided
          ? 'The approval is for exactly this content. Any edit ends it.'
          : (reason ?? 'You approve exactly this content. Any edit ends the approval.')}
      </span>
    </form>
  )
}
