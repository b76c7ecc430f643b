/** The form for a new news article or promotion. */
import { Button, Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Failure } from '../shell/notices.tsx'
import { site } from '../workspace/client.ts'
import { ChangeSetSelect } from './ChangeSetSelect.tsx'
import { proposedAddress } from './copy-page.ts'
import { useCreate } from './Duplicate.tsx'
import type { ArticleKind, ArticleList } from './new-article.ts'

export const articleTitles: { readonly [kind in ArticleKind]: string } = {
  news: 'News article',
  promotion: 'Promotion',
}

interface NewArticleProps {
  readonly kind: ArticleKind
  readonly lists: readonly (ArticleList & { readonly title: string })[]
  readonly given: string
}

export function NewArticle({ kind, lists, given }: NewArticleProps) {
  const [name, setName] = useState(lists[0]?.name ?? '')
  const [title, setTitle] = useState('')
  const [summary, setSummary] = useState('')
  /** The address that was typed; undefined while it is derived from the title. */
  const [typed, setTyped] = useState<string>()
  const [changeSet, setChangeSet] = useState(given)
  const { create, error, isSending } = useCreate(changeSet === '' ? undefined : changeSet)
  const list = lists.find((one) => one.name === name)
  const address = typed ?? (list === undefined || title === '' ? '' : proposedAddress(list.address, title))
  return (
    <form
      className="card"
      onSubmit={(event) =>
        void create(event, `New ${articleTitles[kind].toLowerCase()}: ${title}`, async () => {
          const at = Math.floor(Date.now() / 60_000) * 60_000
          const made = await site.newArticle({ list: name, title, summary, address, at })
          if (!made.ok) throw new Error(made.problem)
          return made
        })
      }
    >
      <Failure error={error} />
      <TextInput
        label="Title"
        description="On the page, on its card and in search engines. Translate it after the page is made."
        required
        maxLength={80}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Textarea
        label="In one sentence"
        description="On the card, in search engines and as the first paragraph of the page."
        required
        autosize
        maxLength={160}
        value={summary}
        onChange={(event) => setSummary(event.currentTarget.value)}
      />
      <Select
        label="Where it is listed"
        description="Its card is placed first among the cards of this list, with the image of the card after it."
        data={lists.map((one) => ({ value: one.name, label: one.title }))}
        value={name}
        allowDeselect={false}
        onChange={(chosen) => setName(chosen ?? '')}
      />
      <TextInput
        label="Address"
        description="It cannot be changed later without breaking links to the page."
        required
        classNames={{ input: 'mono' }}
        value={address}
        onChange={(event) => setTyped(event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
      />
      <ChangeSetSelect value={changeSet} onChange={setChangeSet} />
      <div>
        <Button type="submit" loading={isSending}>
          Create {articleTitles[kind].toLowerCase()}
        </Button>
      </div>
    </form>
  )
}
