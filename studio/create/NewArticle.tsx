/** The form for a new news article or promotion. */
import { Button, Select, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Failure } from '../shell/notices.tsx'
import { site } from '../workspace/client.ts'
import { ChangeSetSelect } from './ChangeSetSelect.tsx'
import { useCreate } from './Duplicate.tsx'
import type { ArticleKind, ArticleList } from './new-article.ts'
import { TitleAndAddress, useTitleAndAddress } from './TitleAndAddress.tsx'

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
  const [summary, setSummary] = useState('')
  const [changeSet, setChangeSet] = useState(given)
  const { create, error, isSending } = useCreate(changeSet === '' ? undefined : changeSet)
  const list = lists.find((one) => one.name === name)
  const page = useTitleAndAddress(list?.address)
  const { title, address } = page
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
      <TitleAndAddress
        page={page}
        titleIs="On the page, on its card and in search engines."
        addressIs="It cannot be changed later without breaking links to the page."
      >
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
      </TitleAndAddress>
      <ChangeSetSelect value={changeSet} onChange={setChangeSet} />
      <div>
        <Button type="submit" loading={isSending}>
          Create {articleTitles[kind].toLowerCase()}
        </Button>
      </div>
    </form>
  )
}
