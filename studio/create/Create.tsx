/** Creates a document from a template, or an image, in a change set. */
import { Button, Select, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type DocumentKind, documentKinds, idFrom } from '../../catalogue/templates/name.ts'
import { api } from '../api/api.ts'
import { editAddress, kindTitle } from '../shell/kinds.ts'
import { Failure } from '../shell/notices.tsx'
import { useLiveSite } from '../shell/session.tsx'
import { site } from '../workspace/client.ts'
import { sentence } from '../api/client.ts'
import { addFile } from './add-file.ts'
import { ChangeSetSelect } from './ChangeSetSelect.tsx'
import { ImageUpload } from './ImageUpload.tsx'
import { type ArticleKind, articleKinds } from './new-article.ts'
import { articleTitles, NewArticle } from './NewArticle.tsx'
import { Schematic } from './Schematic.tsx'
import './create.css'

type CreatedKind = ArticleKind | DocumentKind | 'asset'

const uses: { readonly [kind in CreatedKind]: string } = {
  news: 'An article with a date, listed among the news.',
  promotion: 'An offer with a page of its own, listed among the promotions.',
  page: 'A page with its own address, such as the rules of a campaign.',
  banner: 'An image with text and a link, shown in a list such as the one at the top of the home page.',
  popup: 'A message above a page. It opens automatically or when a button is pressed.',
  skin: 'The colors of the whole site, for a season or an evening.',
  section: 'A part that several pages show.',
  asset: 'An image for banners, pages and skins.',
}

function titleOf(kind: CreatedKind): string {
  if (kind === 'asset') return 'Image'
  return isArticle(kind) ? articleTitles[kind] : kindTitle(kind)
}

function isArticle(kind: CreatedKind): kind is ArticleKind {
  return kind in articleTitles
}

export function Create() {
  const [query, setQuery] = useSearchParams()
  const lists = useArticleLists()
  const articles = articleKinds.filter((one) => lists?.some((list) => list.kind === one))
  const kinds: readonly CreatedKind[] = [...articles, ...documentKinds, 'asset']
  const kind = kinds.find((one) => one === query.get('kind'))
  const given = query.get('in') ?? ''
  const choose = (next: CreatedKind): void =>
    setQuery(
      (before) => {
        const changed = new URLSearchParams(before)
        changed.set('kind', next)
        return changed
      },
      { replace: true },
    )
  return (
    <div className="view">
      <h1>New</h1>
      <fieldset className="kinds">
        <legend>What do you want to make?</legend>
        {kinds.map((one) => (
          <label key={one} className="kind">
            <input type="radio" name="kind" value={one} checked={kind === one} onChange={() => choose(one)} />
            <Schematic kind={one} />
            <span>
              <strong>{titleOf(one)}</strong>
              <span className="note dim">{uses[one]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {kind === undefined ? (
        <span className="dim">Choose a kind. Players do not see the new document until it is published.</span>
      ) : kind === 'asset' ? (
        <ImageUpload changeSet={given} />
      ) : isArticle(kind) ? (
        <NewArticle key={kind} kind={kind} lists={lists?.filter((one) => one.kind === kind) ?? []} given={given} />
      ) : (
        <NewDocument key={kind} kind={kind} given={given} />
      )}
    </div>
  )
}

function NewDocument({ kind, given }: { readonly kind: DocumentKind; readonly given: string }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const positions = usePositions(kind === 'banner')
  const [title, setTitle] = useState('')
  /** The id that was typed; undefined while the id is derived from the title. */
  const [typedId, setTypedId] = useState<string>()
  const [position, setPosition] = useState<string | null>(null)
  const [changeSet, setChangeSet] = useState(given)
  const [error, setError] = useState<unknown>()
  const [isSending, setSending] = useState(false)
  const own = typedId ?? idFrom(title)
  const place = position ?? positions[0] ?? ''
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setError(undefined)
    setSending(true)
    try {
      const made = await site.newFiles({ kind, id: kind === 'banner' ? `${place}/${own}` : own, title })
      if (!made.ok) throw new Error(sentence(made.problem))
      const target = changeSet === '' ? (await api.createChangeSet(`New ${kindTitle(kind)}: ${title}`)).id : changeSet
      // If saving fails, the next attempt uses the same change set.
      setChangeSet(target)
      for (const [path, text] of Object.entries(made.files))
        await addFile((edit) => api.saveDocument(target, edit), path, { text })
      await queries.invalidateQueries({ queryKey: ['change-sets'] })
      const [path = ''] = Object.keys(made.files)
      await navigate(editAddress(path, target))
    } catch (failure) {
      setError(failure)
      setSending(false)
      await queries.invalidateQueries({ queryKey: ['change-sets'] })
    }
  }
  return (
    <form className="card" onSubmit={(event) => void create(event)}>
      <Failure error={error} />
      <TextInput
        label="Title"
        description={
          kind === 'skin' ? 'The name of the skin for your team.' : 'Players see the title. It can be changed later.'
        }
        required
        maxLength={80}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      {kind === 'banner' ? (
        <Select
          label="Where the banner is shown"
          description="One of the lists of the site that show banners."
          data={positions.map((one) => ({ value: one, label: inWords(one) }))}
          value={place}
          allowDeselect={false}
          onChange={setPosition}
        />
      ) : null}
      <TextInput
        label="ID"
        description="The name of the document in addresses and references. It cannot be changed later."
        required
        classNames={{ input: 'mono' }}
        value={own}
        onChange={(event) => setTypedId(event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
      />
      <ChangeSetSelect value={changeSet} onChange={setChangeSet} />
      <div>
        <Button type="submit" loading={isSending}>
          Create {kindTitle(kind).toLowerCase()}
        </Button>
      </div>
    </form>
  )
}

/** Returns the lists in which articles are shown; undefined until they are known. */
function useArticleLists() {
  const opened = useLiveSite()
  const [lists, setLists] = useState<Awaited<ReturnType<typeof site.articleLists>>>()
  useEffect(() => {
    if (opened === 0) return undefined
    let isCurrent = true
    void site.articleLists().then((found) => isCurrent && setLists(found))
    return () => {
      isCurrent = false
    }
  }, [opened])
  return lists
}

/** Returns the positions that have banners, those with the most banners first. */
function usePositions(isWanted: boolean): readonly string[] {
  const [positions, setPositions] = useState<readonly string[]>([])
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    void site.choices('banner').then((rows) => {
      const counts = new Map<string, number>()
      for (const { id } of rows) {
        const place = id.includes('/') ? id.slice(0, id.indexOf('/')) : ''
        if (place !== '') counts.set(place, (counts.get(place) ?? 0) + 1)
      }
      if (isCurrent) setPositions([...counts].toSorted((a, b) => b[1] - a[1]).map(([place]) => place))
    })
    return () => {
      isCurrent = false
    }
  }, [isWanted])
  return positions
}

/** `home-top` -> `Home top` */
function inWords(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
