/** Creates a copy of the open document; of a page, together with its route. */
import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../api/api.ts'
import { copyOf } from '../edit/text-edit.ts'
import { editAddress, kindTitle } from '../shell/kinds.ts'
import { Failure } from '../shell/notices.tsx'
import { site } from '../workspace/client.ts'
import type { MadeDocuments } from './copy-page.ts'
import { saveMade } from './save-made.ts'
import { TitleAndAddress, useTitleAndAddress } from './TitleAndAddress.tsx'

interface DuplicateProps {
  readonly path: string
  readonly text: string
  readonly kind: string
  readonly changeSet: string | undefined
  readonly revision: number
}

export function Duplicate({ path, text, kind, changeSet, revision }: DuplicateProps) {
  const address = useAddress(path, kind, revision)
  if (kind === 'site') return null
  return (
    <section>
      <h2>Duplicate this document</h2>
      {kind === 'page' && address !== undefined ? (
        <DuplicatePage path={path} original={address} changeSet={changeSet} />
      ) : (
        <DuplicateDocument text={text} kind={kind} changeSet={changeSet} />
      )}
    </section>
  )
}

/** Returns the address of a page that can be copied with its route. */
function useAddress(path: string, kind: string, revision: number): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    if (kind === 'page' && revision > 0) void site.copyableAddress(path).then((found) => isCurrent && setAddress(found))
    return () => {
      isCurrent = false
    }
  }, [path, kind, revision])
  return address
}

function DuplicatePage({
  path,
  original,
  changeSet,
}: Pick<DuplicateProps, 'path' | 'changeSet'> & { readonly original: string }) {
  const page = useTitleAndAddress(original)
  const { title, address } = page
  const { create, error, isSending } = useCreate(changeSet)
  return (
    <form
      className="fields"
      onSubmit={(event) =>
        void create(event, `New page: ${title}`, async () => {
          const made = await site.pageCopy(path, title, address)
          if (!made.ok) throw new Error(made.problem)
          return made
        })
      }
    >
      <Failure error={error} />
      <TitleAndAddress
        page={page}
        titleIs="Also the title for search engines."
        addressIs={`The original has the address ${original}.`}
      />
      <div>
        <Button type="submit" size="xs" variant="default" loading={isSending}>
          Duplicate the page with its route
        </Button>
      </div>
    </form>
  )
}

function DuplicateDocument({ text, kind, changeSet }: Pick<DuplicateProps, 'text' | 'kind' | 'changeSet'>) {
  const [id, setId] = useState('')
  const { create, error, isSending } = useCreate(changeSet)
  return (
    <>
      <Failure error={error} />
      <form
        className="row"
        onSubmit={(event) =>
          void create(event, `New ${kindTitle(kind)}: ${id}`, () => {
            const copy = copyOf(text, kind, id)
            return Promise.resolve({ files: { [copy.path]: copy.text }, entries: [] })
          })
        }
      >
        <TextInput
          aria-label="ID of the new document"
          placeholder="ID, such as home-top/summer"
          pattern="[a-z0-9][a-z0-9\-]*(/[a-z0-9][a-z0-9\-]*)*"
          required
          value={id}
          onChange={(event) => setId(event.currentTarget.value)}
        />
        <Button type="submit" size="xs" variant="default" loading={isSending}>
          Duplicate
        </Button>
      </form>
    </>
  )
}

/** Saves new documents in a change set, which the first attempt creates if there is none, and opens the first one. */
export function useCreate(changeSet: string | undefined) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [created, setCreated] = useState<string>()
  const [error, setError] = useState<unknown>()
  const [isSending, setSending] = useState(false)
  const create = async (event: FormEvent, title: string, make: () => Promise<MadeDocuments>): Promise<void> => {
    event.preventDefault()
    setError(undefined)
    setSending(true)
    try {
      const made = await make()
      const target = changeSet ?? created ?? (await api.createChangeSet(title)).id
      setCreated(target)
      await saveMade(target, made)
      // A view of the change set that was opened before does not have the new documents.
      queries.removeQueries({ queryKey: ['change-set', target] })
      const [path = ''] = Object.keys(made.files)
      await navigate(editAddress(path, target))
    } catch (failure) {
      setError(failure)
      setSending(false)
    }
    await queries.invalidateQueries({ queryKey: ['change-sets'] })
  }
  return { create, error, isSending }
}
