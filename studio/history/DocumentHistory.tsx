/** The revisions of a document: compare any two, and take one up again as a draft. */
import { Button, Select } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { api, type Revision } from '../api/api.ts'
import { Compare } from '../edit/Compare.tsx'
import { hashOf, textOf } from '../edit/open-document.ts'
import { editAddress } from '../shell/kinds.ts'
import { Empty, Failure, Waiting } from '../shell/notices.tsx'
import { useZone } from '../shell/session.tsx'
import { timeInWords } from '../shell/time.ts'

export function DocumentHistory() {
  const path = useParams()['*'] ?? ''
  const document = useQuery({ queryKey: ['document', path], queryFn: () => api.document(path) })
  const name = path.replace(/\.json$/, '')
  return (
    <div className="view">
      <div className="head">
        <div>
          <span className="dim">History of</span>
          <h1>{name}</h1>
        </div>
        <Button variant="default" component={Link} to={editAddress(path)}>
          Open the document
        </Button>
      </div>
      <Failure error={document.error} />
      {document.data === undefined ? (
        document.error === null ? (
          <Waiting what="Reading the history" />
        ) : null
      ) : (
        <Revisions path={path} revisions={document.data.revisions} live={textOf(document.data.content)} />
      )}
    </div>
  )
}

function Revisions({
  path,
  revisions,
  live,
}: {
  readonly path: string
  readonly revisions: readonly Revision[]
  readonly live: string | undefined
}) {
  const zone = useZone()
  const navigate = useNavigate()
  const nameOf = (revision: Revision): string =>
    `Version ${revision.number}, ${timeInWords(revision.at, zone)}, by ${revision.author}`
  const [before, setBefore] = useState(revisions[1]?.id ?? revisions[0]?.id ?? null)
  const [after, setAfter] = useState(revisions[0]?.id ?? null)
  const first = revisions.find(({ id }) => id === before)
  const second = revisions.find(({ id }) => id === after)
  const texts = useQuery({
    queryKey: ['bodies', first?.body, second?.body],
    queryFn: () => Promise.all([api.body(first?.body ?? ''), api.body(second?.body ?? '')]),
    enabled: first !== undefined && second !== undefined,
    staleTime: Infinity,
  })
  const restore = useMutation({
    mutationFn: async (revision: Revision) => {
      const text = await api.body(revision.body)
      const changeSet = await api.createChangeSet(`Version ${revision.number} of ${path.replace(/\.json$/, '')}`)
      const base = live === undefined ? null : await hashOf(live)
      await api.saveDocument(changeSet.id, { path, version: 0, base, content: { text } })
      return changeSet.id
    },
    onSuccess: (id) => navigate(editAddress(path, id)),
  })
  if (revisions.length === 1)
    return (
      <Empty title="There is one version.">
        After the next publish that changes this document you can compare both here.
      </Empty>
    )
  const choices = revisions.map((revision) => ({ value: revision.id, label: nameOf(revision) }))
  return (
    <>
      <Failure error={texts.error ?? restore.error} />
      <div className="sides">
        <Select label="Compare" data={choices} value={before} onChange={setBefore} allowDeselect={false} />
        <Select label="with" data={choices} value={after} onChange={setAfter} allowDeselect={false} />
      </div>
      {texts.data === undefined || first === undefined || second === undefined ? (
        <Waiting what="Reading both versions" />
      ) : (
        <Compare before={texts.data[0]} after={texts.data[1]} names={[nameOf(first), nameOf(second)]} />
      )}
      {first === undefined ? null : (
        <div>
          <Button loading={restore.isPending} onClick={() => restore.mutate(first)}>
            Restore version {first.number} as a draft
          </Button>
        </div>
      )}
    </>
  )
}
