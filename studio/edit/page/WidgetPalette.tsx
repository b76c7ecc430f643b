/** The palette: everything that can be added at a place, with thumbnails, and why other entries cannot be added. */
import { capital } from '../../../engine/wording/capital.ts'
import { Button, Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { catalogue } from '../../../catalogue/catalogue.ts'
import type { JsonObject } from '../../../engine/core/json.ts'
import { kindTitle } from '../../shell/kinds.ts'
import { newSection, newWidget } from './operations.ts'
import { type NamedPlace, refusalOf } from './places.ts'
import type { Tree } from './tree.ts'
import type { Wording } from './words.ts'

interface PaletteProps {
  readonly tree: Tree
  readonly places: readonly NamedPlace[]
  readonly wording: Wording
  /** The section that is edited; it cannot contain itself. */
  readonly section: string | undefined
  readonly onAdd: (place: NamedPlace, node: JsonObject) => void
  readonly onClose: () => void
}

interface WidgetChoice {
  readonly key: string
  readonly group: string
  readonly title: string
  readonly description: string
  readonly thumbnail: string | undefined
  readonly node: JsonObject
}

/** Groups of widgets in the order in which people look for them. */
const groupOrder = ['content', 'layout', 'games', 'navigation', 'menus', 'forms', 'popups']

const refusedGroup = 'Not possible at this place'

export function WidgetPalette({ tree, places, wording, section, onAdd, onClose }: PaletteProps) {
  const frame = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState(0)
  const thumbnails = useThumbnails()
  useEffect(() => frame.current?.showModal(), [])
  const place = places[chosen]
  if (place === undefined) return null
  const choices = choicesOf(wording, section, thumbnails)
    .filter(({ title, description, group }) =>
      words
        .toLowerCase()
        .split(/\s+/)
        .every((word) => `${title} ${description} ${group}`.toLowerCase().includes(word)),
    )
    .map((choice) => {
      const refusal = refusalOf(tree, place.list, choice.node, wording.names)
      return { ...choice, refusal, group: refusal === undefined ? choice.group : refusedGroup }
    })
    .toSorted((a, b) => Number(a.refusal !== undefined) - Number(b.refusal !== undefined))
  const groups = [...new Set(choices.map(({ group }) => group))]
  return (
    <dialog ref={frame} className="widgets" aria-labelledby={heading} onClose={onClose}>
      <header>
        <h2 id={heading}>Add to the {kindTitle(tree.kind).toLowerCase()}</h2>
        <div className="row">
          <TextInput
            aria-label="Find a widget or section"
            placeholder="Find, such as banner"
            data-autofocus
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Select
            aria-label="Where to add the widget or section"
            data={places.map((one, n) => ({ value: String(n), label: one.words }))}
            value={String(chosen)}
            onChange={(value) => setChosen(Number(value ?? 0))}
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
          />
          <Button variant="default" onClick={() => frame.current?.close()}>
            Close
          </Button>
        </div>
      </header>
      <div className="choices">
        {groups.map((group) => (
          <section key={group}>
            <h3>{group}</h3>
            <ul>
              {choices
                .filter((choice) => choice.group === group)
                .map((choice) => (
                  <ChoiceCard
                    key={choice.key}
                    choice={choice}
                    refusal={choice.refusal}
                    onAdd={() => onAdd(place, choice.node)}
                  />
                ))}
            </ul>
          </section>
        ))}
        {choices.length === 0 ? <span className="dim">Nothing matches these words.</span> : null}
      </div>
    </dialog>
  )
}

function ChoiceCard({
  choice: { title, description, thumbnail },
  refusal,
  onAdd,
}: {
  readonly choice: WidgetChoice
  readonly refusal: string | undefined
  readonly onAdd: () => void
}) {
  return (
    <li data-refused={refusal === undefined ? undefined : ''}>
      {thumbnail === undefined ? null : (
        <div className="thumbnail" aria-hidden>
          <iframe
            title={`Example of ${title}`}
            src={thumbnail}
            sandbox="allow-same-origin"
            loading="lazy"
            tabIndex={-1}
          />
        </div>
      )}
      <button type="button" aria-disabled={refusal !== undefined} onClick={() => refusal === undefined && onAdd()}>
        {title}
      </button>
      <span className="dim">{description}</span>
      {refusal === undefined ? null : <span className="note warning">{refusal}</span>}
    </li>
  )
}

function choicesOf(
  { names, language }: Wording,
  section: string | undefined,
  thumbnails: { readonly [widget: string]: string },
): readonly WidgetChoice[] {
  const sections = Object.entries(names.sections)
    .filter(([id]) => id !== section)
    .map(([id, { title, widget }]) => ({
      key: `section/${id}`,
      group: 'Sections of this site',
      title,
      description: `A section that other pages can show too${widget === undefined ? '' : `. Its outermost widget: ${catalogue.widgets[widget]?.title ?? widget}`}.`,
      thumbnail: undefined,
      node: newSection(id),
    }))
  const widgets = Object.values(catalogue.widgets)
    .toSorted((a, b) => groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group))
    .map(({ name, title, group, schema }) => ({
      key: name,
      group: capital(group),
      title,
      description: schema.description ?? '',
      thumbnail: thumbnails[name],
      node: newWidget(name, language),
    }))
  return [...widgets, ...sections]
}

/** Returns addresses of previews by widget: gallery examples without scripts. Empty until the gallery is built. */
function useThumbnails(): { readonly [widget: string]: string } {
  const { data } = useQuery({
    queryKey: ['gallery thumbnails'],
    queryFn: async (): Promise<{ readonly [widget: string]: string }> => {
      const response = await fetch('/gallery/thumbnails.json')
      return response.ok ? ((await response.json()) as { readonly [widget: string]: string }) : {}
    },
    staleTime: Infinity,
  })
  return data ?? {}
}
