/** The palette of commands (Ctrl+K): finds documents and views of the studio by words. */
import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { DocumentRow } from '../find/document-list.ts'
import { site } from '../workspace/client.ts'
import { editAddress, kindTitle } from './kinds.ts'

interface PaletteCommand {
  readonly title: string
  readonly hint: string
  readonly to: string
}

const places: readonly PaletteCommand[] = [
  { title: 'Home', hint: 'what is live', to: '/' },
  { title: 'Find', hint: 'all documents', to: '/find' },
  { title: 'New page', hint: 'from a template', to: '/create?kind=page' },
  { title: 'New banner', hint: 'from a template', to: '/create?kind=banner' },
  { title: 'New popup', hint: 'from a template', to: '/create?kind=popup' },
  { title: 'New skin', hint: 'from a template', to: '/create?kind=skin' },
  { title: 'New section', hint: 'from a template', to: '/create?kind=section' },
  { title: 'New image', hint: 'upload', to: '/create?kind=asset' },
  { title: 'Change sets', hint: 'edits before they are published', to: '/changes' },
  { title: 'History', hint: 'take back', to: '/history' },
  { title: 'Audit', hint: 'who did what', to: '/audit' },
]
const MOST = 12

export function Palette({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  const frame = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState('')
  const [found, setFound] = useState<readonly PaletteCommand[]>(places)
  const [chosen, setChosen] = useState(0)
  useEffect(() => frame.current?.showModal(), [])
  useEffect(() => {
    let isCurrent = true
    const matching = places.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()))
    const search = async (): Promise<void> => {
      const documents = words === '' ? [] : await commandsOf(words)
      if (!isCurrent) return
      setFound([...matching, ...documents].slice(0, MOST))
      setChosen(0)
    }
    void search()
    return () => {
      isCurrent = false
    }
  }, [words])
  const open = (command: PaletteCommand | undefined): void => {
    if (command === undefined) return
    void navigate(command.to)
    onClose()
  }
  return (
    <dialog ref={frame} className="palette" aria-label="Search and commands" onClose={onClose}>
      <TextInput
        aria-label="Search documents and pages of the studio"
        placeholder="Type a name, such as welcome"
        size="lg"
        variant="unstyled"
        px="md"
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls="palette-list"
        aria-activedescendant={`palette-${chosen}`}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault()
            setChosen((now) => (now + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % Math.max(1, found.length))
          } else if (event.key === 'Enter') open(found[chosen])
        }}
      />
      <div id="palette-list" role="listbox" aria-label="Results">
        {found.map((command, n) => (
          <div
            key={command.to}
            id={`palette-${n}`}
            role="option"
            tabIndex={-1}
            aria-selected={n === chosen}
            onClick={() => open(command)}
            onKeyDown={(event) => event.key === 'Enter' && open(command)}
          >
            <span>{command.title}</span>
            <span className="dim">{command.hint}</span>
          </div>
        ))}
        {found.length === 0 ? <span className="dim none">Nothing matches these words.</span> : null}
      </div>
    </dialog>
  )
}

async function commandsOf(words: string): Promise<readonly PaletteCommand[]> {
  const [rows, indexes] = await Promise.all([site.rows(), site.find(words)])
  return indexes
    .slice(0, MOST)
    .map((n) => rows[n])
    .filter((row): row is DocumentRow => row !== undefined)
    .map(({ path, kind, id, title }) => ({ title, hint: `${kindTitle(kind)} · ${id}`, to: editAddress(path) }))
}
