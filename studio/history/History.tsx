/** The history of live releases: compare any two, see what players saw, and restore one. */
import './history.css'
import { Button, Select } from '@mantine/core'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { api, type Move } from '../api/api.ts'
import { Empty, Failure, Waiting } from '../shell/notices.tsx'
import { isAtLeast, useMe, useZone } from '../shell/session.tsx'
import { timeInWords } from '../shell/time.ts'
import { historyApi } from './api.ts'
import { moveInWords, titleOfMove } from './moves.ts'

/** Maximum number of moves in one response of the server. */
const PAGE = 200

export function History() {
  const history = useInfiniteQuery({
    queryKey: ['history', 'all'],
    queryFn: ({ pageParam }) => (pageParam === undefined ? api.history() : historyApi.before(pageParam)),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.sequence),
  })
  const moves = history.data?.pages.flat()
  return (
    <div className="view">
      <div className="head">
        <h1>History</h1>
        <Button variant="default" component={Link} to="/history/seen">
          See the site at an earlier time
        </Button>
      </div>
      <Failure error={history.error} />
      {moves === undefined ? (
        history.error === null ? (
          <Waiting what="Reading the history" />
        ) : null
      ) : moves.length === 0 ? (
        <Empty title="Nothing has been published yet.">Each publish is listed here, and you can go back to it.</Empty>
      ) : (
        <>
          <CompareTwo moves={moves} />
          <section className="card" aria-labelledby="history-moves">
            <h2 id="history-moves">What was live</h2>
            <ul className="plain moves">
              {moves.map((move, n) => (
                <MoveRow key={move.sequence} move={move} before={moves[n + 1]} isLive={n === 0} />
              ))}
            </ul>
            {history.hasNextPage ? (
              <div>
                <Button
                  variant="default"
                  loading={history.isFetchingNextPage}
                  onClick={() => void history.fetchNextPage()}
                >
                  Show earlier releases
                </Button>
              </div>
            ) : null}
          </section>
        </>
      )}
      <Removed />
    </div>
  )
}

function CompareTwo({ moves }: { readonly moves: readonly Move[] }) {
  const zone = useZone()
  const navigate = useNavigate()
  const [from, setFrom] = useState(String(moves[1]?.sequence ?? moves[0]?.sequence))
  const [to, setTo] = useState(String(moves[0]?.sequence))
  if (moves.length < 2) return null
  const data = moves.map((move) => ({
    value: String(move.sequence),
    label: `Release ${move.sequence}: ${moveInWords(move, zone)}`,
  }))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void navigate(`/history/compare?from=${from}&to=${to}`)
  }
  const common = { data, searchable: true, limit: 60, allowDeselect: false } as const
  return (
    <form className="card two" aria-label="Compare two releases" onSubmit={submit}>
      <Select {...common} label="Compare" value={from} onChange={(value) => setFrom(value ?? from)} />
      <Select {...common} label="with" value={to} onChange={(value) => setTo(value ?? to)} />
      <Button type="submit" variant="default" disabled={from === to}>
        Compare
      </Button>
    </form>
  )
}

function MoveRow({
  move,
  before,
  isLive,
}: {
  readonly move: Move
  readonly before: Move | undefined
  readonly isLive: boolean
}) {
  const zone = useZone()
  const me = useMe().data
  const navigate = useNavigate()
  const queries = useQueryClient()
  const restore = useMutation({
    mutationFn: () => api.restore(move.sequence),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ['change-sets'] })
      await navigate(`/changes/${id}`)
    },
  })
  const { sequence } = move
  const mayEdit = me !== undefined && isAtLeast(me.role, 'editor')
  const mayPublish = me !== undefined && isAtLeast(me.role, 'publisher')
  return (
    <li>
      <div className="head">
        <span>
          <strong>{titleOfMove(move)}</strong> {isLive ? <span className="now">Live</span> : null}
          <br />
          <span className="dim">
            Release {sequence}, {timeInWords(move.at, zone)}, by {move.actor}
          </span>
        </span>
        <span className="row">
          {before === undefined ? null : (
            <Link
              to={`/history/compare?from=${before.sequence}&to=${sequence}`}
              aria-label={`What this release changed: ${sequence}`}
            >
              What this release changed
            </Link>
          )}
          <Link to={`/history/seen?release=${sequence}`} aria-label={`What players saw in release ${sequence}`}>
            What players saw
          </Link>
          {isLive || !mayEdit ? null : (
            <Button
              size="xs"
              variant="default"
              loading={restore.isPending}
              onClick={() => restore.mutate()}
              aria-label={`Restore as a draft: release ${sequence}`}
            >
              Restore as a draft
            </Button>
          )}
          {isLive || !mayPublish ? null : (
            <Button
              size="xs"
              variant="default"
              component={Link}
              to={`/incident?way=release&release=${sequence}`}
              aria-label={`Go back to this release: ${sequence}`}
            >
              Go back to this release
            </Button>
          )}
        </span>
      </div>
      <Failure error={restore.error} />
    </li>
  )
}

function Removed() {
  const zone = useZone()
  const removed = useQuery({ queryKey: ['removed'], queryFn: historyApi.removed })
  if (removed.data === undefined) return <Failure error={removed.error} />
  return (
    <section className="card" aria-labelledby="history-removed">
      <h2 id="history-removed">Removed documents</h2>
      {removed.data.length === 0 ? (
        <Empty title="None.">Removed documents are listed here, and can be restored as drafts.</Empty>
      ) : (
        <ul className="plain">
          {removed.data.map(({ path, at }) => (
            <li key={path}>
              <Link to={`/history/${path}`}>{path.replace(/\.json$/, '')}</Link>
              <span className="dim">Last edited {timeInWords(at, zone)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
