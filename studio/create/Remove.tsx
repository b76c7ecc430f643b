/** Removes a document in a change set after showing what still uses it, and restores it. */
import { Alert, Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { api } from '../api/api.ts'
import type { DocumentRow } from '../find/document-list.ts'
import { editAddress, kindOfPath, kindTitle } from '../shell/kinds.ts'
import { useIsShown } from '../shell/is-shown.ts'
import { Failure } from '../shell/notices.tsx'
import { site } from '../workspace/client.ts'
import './create.css'

interface RemoveProps {
  readonly path: string
  readonly title: string
  readonly changeSet: string | undefined
  /** True when the document was never published, so only this change set has it. */
  readonly isNew: boolean
  readonly onRemoved: () => void
  /** Saves typed text now, so no save follows the removal. Returns the version of the working copy. */
  readonly prepare: () => Promise<{ readonly version: number; readonly base: string | null }>
}

export function Remove({ path, title, changeSet, isNew, onRemoved, prepare }: RemoveProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [users, setUsers] = useState<readonly DocumentRow[]>()
  const [error, setError] = useState<unknown>()
  const [isSending, setSending] = useState(false)
  const isShown = useIsShown()
  const remove = async (): Promise<void> => {
    setError(undefined)
    setSending(true)
    try {
      const { version, base } = await prepare()
      const kind = kindTitle(kindOfPath(path)).toLowerCase()
      const target = changeSet ?? (await api.createChangeSet(`Remove ${kind}: ${title}`)).id
      await api.saveDocument(target, { path, version, base, content: null })
      // Does not navigate if the person has opened another page in the meantime.
      if (isShown.current) {
        onRemoved()
        await navigate(isNew ? `/changes/${target}` : editAddress(path, target))
      }
      await queries.invalidateQueries()
    } catch (failure) {
      setError(failure)
      setSending(false)
    }
  }
  if (path === 'site.json') return null
  return (
    <section className="removal" aria-label="Remove">
      <h2>Remove it</h2>
      <Failure error={error} />
      {users === undefined ? (
        <div>
          <Button size="xs" variant="default" onClick={() => void site.uses(path).then(setUsers)}>
            Remove …
          </Button>
        </div>
      ) : (
        <Alert color={users.length === 0 ? 'gray' : 'yellow'} variant="light" title={titleOf(users.length)}>
          {users.length === 0 ? null : (
            <ul>
              {users.slice(0, 12).map((row) => (
                <li key={row.path}>
                  <Link to={editAddress(row.path, changeSet)}>{row.title}</Link> ({kindTitle(row.kind)})
                </li>
              ))}
            </ul>
          )}
          <p>
            {isNew
              ? 'This document was never published: once removed, it cannot be brought back.'
              : 'Players see this document until the change set is published. You can bring it back before and after the publish.'}
          </p>
          <div className="row">
            <Button size="xs" color="red" variant="outline" loading={isSending} onClick={() => void remove()}>
              Remove in {changeSet === undefined ? 'a new change set' : 'this change set'}
            </Button>
            <Button size="xs" variant="default" onClick={() => setUsers(undefined)}>
              Keep it
            </Button>
          </div>
        </Alert>
      )}
    </section>
  )
}

function titleOf(users: number): string {
  if (users === 0) return 'No other document uses this document.'
  return users === 1 ? 'One document still uses this document:' : `${users} documents still use this document:`
}

/** Shown in place of a document that its change set removes. */
export function Removed({
  path,
  text,
  version,
  changeSet,
}: {
  readonly path: string
  /** The live text. */
  readonly text: string
  readonly version: number
  readonly changeSet: { readonly id: string; readonly title: string }
}) {
  const queries = useQueryClient()
  const [error, setError] = useState<unknown>()
  const bringBack = async (): Promise<void> => {
    setError(undefined)
    try {
      await api.saveDocument(changeSet.id, { path, version, content: { text } })
      await queries.invalidateQueries()
    } catch (failure) {
      setError(failure)
    }
  }
  return (
    <div className="view">
      <h1>{path.replace(/\.json$/, '')} is removed</h1>
      <Failure error={error} />
      <span>
        The change set “{changeSet.title}” removes this document. Players see it until the change set is published.
      </span>
      <div className="row">
        <Button onClick={() => void bringBack()}>Bring it back</Button>
        <Button variant="default" component={Link} to={`/changes/${changeSet.id}`}>
          Review and publish
        </Button>
      </div>
    </div>
  )
}
