/** The outline: the nodes of a document as a tree with keyboard navigation, from which nodes can also be dragged. */
import {
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, useSortable } from '@dnd-kit/sortable'
import {
  type ClipboardEvent,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Drop, dropOf } from './drop.ts'
import { isPlace, type Moves, type InsertPlace } from './places.ts'
import { type Row, stepOf, typedRow } from './rows.ts'
import type { Tree, TreeNode } from './tree.ts'
import type { Wording } from './words.ts'

interface OutlineProps {
  readonly label: string
  readonly tree: Tree
  readonly rows: readonly Row[]
  readonly selected: string
  readonly wording: Wording
  readonly onSelect: (pointer: string) => void
  readonly onOpen: (key: string, isOpen: boolean) => void
  readonly onMove: (node: TreeNode, place: InsertPlace) => void
  readonly onStep: (step: keyof Moves) => void
  readonly onDelete: () => void
  readonly onDuplicate: () => void
  readonly onCopy: () => string | undefined
  readonly onPaste: (text: string) => void
  /** Moves the focus to the form of the selected item. */
  readonly onEnter: () => void
}

const steps: { readonly [key: string]: keyof Moves } = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'into',
  ArrowLeft: 'out',
}

/** A press selects; a drag starts after a few pixels. Constant, because a new object would render all rows again. */
const pressOrDrag = { activationConstraint: { distance: 6 } }

/** Rows do not move during a drag; a line shows where the dragged row will be placed. */
const stay = (): null => null

export function Outline(props: OutlineProps) {
  const { label, tree, rows, selected, wording, onSelect, onOpen, onMove } = props
  const host = useRef<HTMLDivElement>(null)
  const [drop, setDrop] = useState<Drop>()
  const [dragged, setDragged] = useState<string>()
  const sensors = useSensors(useSensor(PointerSensor, pressOrDrag))
  // A new list would render every row, so the list stays the same object while only the words of rows change.
  const joined = rows.map(({ pointer }) => pointer).join('\n')
  const pointers = useMemo(() => joined.split('\n'), [joined])
  const focus = useSelectedInView(host, selected)
  const keys = useTreeKeys(props)

  const aimOf = ({ active, over, activatorEvent, delta }: DragMoveEvent | DragEndEvent): Drop | undefined => {
    const node = tree.nodeAt.get(String(active.id))
    if (node === undefined || over === null || !(activatorEvent instanceof PointerEvent)) return undefined
    const part = (activatorEvent.clientY + delta.y - over.rect.top) / over.rect.height
    return dropOf(tree, node, String(over.id), part, wording.names)
  }
  const end = (): void => {
    setDrop(undefined)
    setDragged(undefined)
  }
  const shownDragged = rows.find(({ pointer }) => pointer === dragged)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragMove={(event) => {
        const next = aimOf(event)
        setDrop((before) => (before?.row === next?.row && before?.zone === next?.zone ? before : next))
      }}
      onDragCancel={end}
      onDragEnd={(event) => {
        const node = tree.nodeAt.get(String(event.active.id))
        const aim = aimOf(event)
        end()
        if (node !== undefined && aim !== undefined && isPlace(aim.to)) onMove(node, aim.to)
      }}
    >
      <SortableContext items={pointers} strategy={stay}>
        <div
          ref={host}
          role="tree"
          aria-label={label}
          className="outline-tree"
          tabIndex={-1}
          {...focus}
          onClick={({ target }) => {
            const row = rowOf(target, rows)
            if (row === undefined) return
            const isCaret = target instanceof Element && target.closest('.caret') !== null
            if (isCaret && row.isOpen !== undefined) onOpen(row.key, !row.isOpen)
            else onSelect(row.pointer)
          }}
          onDoubleClick={({ target }) => {
            const row = rowOf(target, rows)
            if (row?.isOpen !== undefined) onOpen(row.key, !row.isOpen)
          }}
          onKeyDown={keys.onKeyDown}
          onCopy={keys.onCopy}
          onCut={keys.onCut}
          onPaste={keys.onPaste}
        >
          {rows.map((row) => (
            <OutlineRow
              key={row.pointer}
              pointer={row.pointer}
              level={row.level}
              position={row.position}
              count={row.count}
              isOpen={row.isOpen}
              isSelected={row.pointer === selected}
              title={row.title}
              words={row.words}
              badges={JSON.stringify(row.badges)}
              kind={row.kind}
              errors={row.errors}
              warnings={row.warnings}
              drop={drop?.row === row.pointer ? drop.zone : undefined}
              isDragged={dragged === row.pointer}
            />
          ))}
        </div>
      </SortableContext>
      <DragOverlay dropAnimation={null}>
        {shownDragged === undefined ? null : (
          <div className="outline-drag">
            <strong>{shownDragged.title}</strong> {shownDragged.words}
            {drop === undefined || isPlace(drop.to) ? null : <div className="note error">{drop.to.refusal}</div>}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

function rowOf(target: EventTarget, rows: readonly Row[]): Row | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  return element === null ? undefined : rows.find(({ pointer }) => pointer === element.dataset.row)
}

interface OutlineRowProps extends Pick<
  Row,
  'pointer' | 'level' | 'position' | 'count' | 'isOpen' | 'title' | 'words' | 'kind' | 'errors' | 'warnings'
> {
  readonly isSelected: boolean
  /** Badges as JSON, so rows with equal badges compare as equal. */
  readonly badges: string
  readonly drop: Drop['zone'] | undefined
  readonly isDragged: boolean
}

/** One row. A keystroke in a form renders only rows whose words it changes. */
const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { pointer, level, isOpen, isSelected, kind } = props
  const { setNodeRef, listeners } = useSortable({
    id: pointer,
    disabled: { draggable: kind === 'document' || kind === 'list' },
  })
  const badges = JSON.parse(props.badges) as Row['badges']
  const found = [
    { kind: 'error', words: counted(props.errors, 'error') },
    { kind: 'warning', words: counted(props.warnings, 'warning') },
  ].filter(({ words }) => words !== '')
  return (
    <div
      ref={setNodeRef}
      {...listeners}
      role="treeitem"
      aria-level={level}
      aria-posinset={props.position}
      aria-setsize={props.count}
      aria-selected={isSelected}
      {...(isOpen === undefined ? {} : { 'aria-expanded': isOpen })}
      tabIndex={isSelected ? 0 : -1}
      className="outline-row"
      data-row={pointer}
      data-kind={kind}
      data-drop={props.drop}
      data-dragged={props.isDragged ? '' : undefined}
      style={{ '--level': level } as CSSProperties}
    >
      <span className="caret" aria-hidden>
        {isOpen === undefined ? '' : isOpen ? '▾' : '▸'}
      </span>
      <span className="type">{props.title}</span>
      <span className="words" title={props.words}>
        {props.words}
      </span>
      {badges.map((badge) => (
        <span key={badge.words} className={`badge ${badge.kind}`} title={badge.words}>
          {badge.words}
        </span>
      ))}
      {found.map((badge) => (
        <span key={badge.kind} className={`badge ${badge.kind}`}>
          {badge.words}
        </span>
      ))}
    </div>
  )
})

function counted(count: number, what: string): string {
  return count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`
}

/** Keeps the selected row in view, and moves the focus to it while the focus is in the tree. */
function useSelectedInView(host: RefObject<HTMLDivElement | null>, selected: string) {
  const hasFocus = useRef(false)
  useEffect(() => {
    const tree = host.current
    const row = tree?.querySelector<HTMLElement>(`[data-row="${CSS.escape(selected)}"]`)
    if (tree === null || row === null || row === undefined) return
    // Scrolls only the tree, not the view around it.
    const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight]
    if (top < tree.scrollTop) tree.scrollTo({ top: top - 8 })
    else if (bottom > tree.scrollTop + tree.clientHeight) tree.scrollTo({ top: bottom - tree.clientHeight + 8 })
    if (hasFocus.current) row.focus({ preventScroll: true })
  }, [host, selected])
  return {
    onFocus: (): void => void (hasFocus.current = true),
    onBlur: ({ relatedTarget }: FocusEvent): void => {
      // `relatedTarget` is null when the focused row was removed. The next selected row then takes the focus.
      if (relatedTarget !== null) hasFocus.current = false
    },
  }
}

const TYPED_WITHIN_MS = 700

function useTreeKeys({ rows, selected, ...on }: OutlineProps) {
  const typed = useRef({ words: '', at: 0 })
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (event.altKey && step !== undefined) {
      event.preventDefault()
      on.onStep(step)
      return
    }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
      event.preventDefault()
      on.onDuplicate()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      on.onDelete()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      on.onEnter()
    } else if (event.key.length === 1 && event.key !== ' ') {
      const isMore = event.timeStamp - typed.current.at < TYPED_WITHIN_MS
      typed.current = { words: (isMore ? typed.current.words : '') + event.key, at: event.timeStamp }
      const found = typedRow(rows, selected, typed.current.words)
      if (found !== undefined) on.onSelect(found)
    } else {
      const next = stepOf(rows, selected, event.key)
      if (next === undefined) return
      event.preventDefault()
      if ('select' in next) on.onSelect(next.select)
      else if ('open' in next) on.onOpen(next.open, true)
      else on.onOpen(next.close, false)
    }
  }
  const copy = (event: ClipboardEvent): boolean => {
    const source = on.onCopy()
    if (source === undefined) return false
    event.preventDefault()
    event.clipboardData.setData('text/plain', source)
    return true
  }
  return {
    onKeyDown,
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) on.onDelete()
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault()
      on.onPaste(event.clipboardData.getData('text/plain'))
    },
  }
}
