/** The rows of a decision table as a grid. The cell that is chosen is edited below it. */
import { Button, Menu, TextInput } from '@mantine/core'
import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { catalogue } from '../../../catalogue/catalogue.ts'
import { declaredSchema } from '../../../engine/check/scope.ts'
import type { Json, JsonObject } from '../../../engine/core/json.ts'
import { pointerTo } from '../../../engine/document/finding.ts'
import type { WordingContext } from '../../../engine/wording/rule.ts'
import { sentence } from '../../api/client.ts'
import { usePreviewAs } from '../../edit/preview-as.ts'
import type { TextPath } from '../../edit/text-edit.ts'
import { useListener } from '../../shell/listen.ts'
import { useSiteFacts } from '../../shell/session.tsx'
import { site } from '../../workspace/client.ts'
import { useForm } from '../context.ts'
import type { FieldProps } from '../JsonField.tsx'
import { RuleField, useFacts } from '../RuleField.tsx'
import { startComparison } from '../rule/comparison.ts'
import { ComparisonFields } from '../rule/ComparisonFields.tsx'
import type { FactChoice } from '../rule/fact-choice.ts'
import { childOf } from '../schema.ts'
import { conditionWords, otherWords, resultWords } from './cell-words.ts'
import {
  columnsOf,
  conditionsOf,
  copyOfRow,
  findingsAt,
  gapsOf,
  newRow,
  rowNotices,
  rowsInView,
  rowsOf,
  ruleFor,
  withCondition,
  withRowMoved,
} from './table-model.ts'
import { TryPerson } from './TryPerson.tsx'
import './table.css'

/** Sizes in pixels; `table.css` has the same heights. */
const ROW = 40
const HEAD = 52
const NAME_WIDTH = 148
const CELL_WIDTH = 132

type TableColumn =
  | { readonly is: 'name' }
  | { readonly is: 'fact'; readonly fact: FactChoice }
  | { readonly is: 'others' }
  | { readonly is: 'result'; readonly name: string; readonly declared: JsonObject }

interface TableProps {
  readonly path: TextPath
  readonly label: string
  readonly help: string | undefined
  /** The table document. */
  readonly table: JsonObject
  /** The field that edits a result. Passed as a prop, because an import would be circular. */
  readonly field: ComponentType<Omit<FieldProps, 'help'>>
}

export function TableField({ path, label, help, table, field }: TableProps) {
  const { set, findings } = useForm()
  const known = useFacts()
  const context = useWording()
  const { languages } = useSiteFacts()
  const [active, setActive] = useState({ row: 0, column: 0 })
  const [isOpen, setOpen] = useState(false)
  const [held, setHeld] = useState<readonly number[]>([])
  const rows = rowsOf(table)
  const columns = useColumns(table, known)
  const list = pointerTo('', ...path)
  const early = useEarlyGaps(idOf(table))
  const notices = useMemo(() => rowNotices(findings, list, early?.shadowed ?? []), [findings, list, early])
  const gaps = [...gapsOf(findings, list), ...(early?.gap === undefined ? [] : [earlyGap(early.gap, early.words)])]
  const panel = useRef<HTMLElement>(null)
  const { frame, focus, step, onScroll, shown } = useGrid(rows.length, columns.length, active, setActive)
  const setRows = (next: readonly JsonObject[]): void => set(path, [...next])
  const at = Math.min(active.row, Math.max(0, rows.length - 1))
  const move = (by: -1 | 1): void => {
    const next = withRowMoved(rows, at, at + by)
    if (next === rows) return
    setRows(next)
    focus({ row: at + by, column: active.column })
  }
  const open = (): void => {
    setOpen(true)
    requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('input, textarea, button')?.focus())
  }
  const actions: RowActions = {
    add: () => {
      setRows([...rows.slice(0, at + 1), newRow(rows, rows[at], true), ...rows.slice(at + 1)])
      focus({ row: rows.length === 0 ? 0 : at + 1, column: 0 })
    },
    duplicate: () => {
      const row = rows[at]
      if (row === undefined) return
      setRows([...rows.slice(0, at + 1), copyOfRow(rows, row), ...rows.slice(at + 1)])
      focus({ row: at + 1, column: active.column })
    },
    remove: () => {
      setRows(rows.filter((_, n) => n !== at))
      focus({ row: Math.max(0, Math.min(at, rows.length - 2)), column: active.column })
    },
    move,
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) move(event.key === 'ArrowUp' ? -1 : 1)
    else if (event.key === 'Enter' || event.key === 'F2') open()
    else if (!step(event)) return
    event.preventDefault()
  }
  useListener(panel, 'keydown', (event) => {
    const isListOpen = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true'
    if (event.key !== 'Escape' || isListOpen) return
    // Escape keeps what was typed: it is already in the draft, and Undo takes it back.
    focus({ row: at, column: active.column })
    setOpen(false)
  })
  const addFor = (person: { readonly [fact: string]: Json }, facts: readonly string[]): void => {
    setRows([...rows, newRow(rows, rows.at(-1), ruleFor(person, facts))])
    focus({ row: rows.length, column: 0 })
  }
  const width = NAME_WIDTH + (columns.length - 1) * CELL_WIDTH
  const column = columns[Math.min(active.column, columns.length - 1)] ?? { is: 'name' }
  const row = rows[at]
  return (
    <fieldset className="group table-field">
      <legend>{label}</legend>
      {help === undefined ? null : <span className="dim">{help}</span>}
      <RowMenu actions={actions} row={row} at={at} count={rows.length} />
      {rows.length === 0 ? (
        <span>This table has no rows yet. Add the first row: its rule decides for whom its values apply.</span>
      ) : (
        <div
          className="table-frame"
          ref={frame}
          role="grid"
          tabIndex={-1}
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
        >
          <div className="table-space" role="presentation" style={{ width, height: HEAD + rows.length * ROW }}>
            <div className="table-row titles" role="row" aria-rowindex={1}>
              {columns.map((one, n) => (
                <div
                  key={keyOf(one)}
                  role="columnheader"
                  aria-colindex={n + 1}
                  className={`cell ${one.is}`}
                  title={titleOf(one).help}
                >
                  <span>{titleOf(one).title}</span>
                  <span className="kind">{one.is === 'result' ? 'gives' : one.is === 'name' ? 'row' : 'if'}</span>
                </div>
              ))}
            </div>
            {shown.map((n) => {
              const here = rows[n]
              if (here === undefined) return null
              const notice = notices.get(n)
              const holds = held.includes(n)
              return (
                <div
                  key={n}
                  role="row"
                  aria-rowindex={n + 2}
                  aria-selected={n === at}
                  className={`table-row${holds ? ' holds' : ''}${notice === undefined ? '' : ` ${notice.severity}`}`}
                  style={{ top: HEAD + n * ROW }}
                >
                  {columns.map((one, c) => {
                    const words = wordsOf(one, here, n, context, languages[0]?.code ?? 'en')
                    const isBad = one.is === 'result' && findingsAt(findings, list, n, 'then', one.name).length > 0
                    return (
                      <div
                        key={keyOf(one)}
                        role={one.is === 'name' ? 'rowheader' : 'gridcell'}
                        aria-colindex={c + 1}
                        data-cell={`${n}.${c}`}
                        tabIndex={n === at && c === active.column ? 0 : -1}
                        className={`cell ${one.is}${isBad ? ' bad' : ''}`}
                        onFocus={() => setActive({ row: n, column: c })}
                        onDoubleClick={open}
                      >
                        <span className={words === '' ? 'dim' : ''}>
                          {words !== '' ? words : one.is === 'fact' ? 'any' : '—'}
                        </span>
                        {one.is === 'name' && notice !== undefined ? (
                          <span className="mark">{notice.short}</span>
                        ) : null}
                        {one.is === 'name' && holds ? <span className="mark">Holds for this person</span> : null}
                      </div>
                    )
                  })}
                </div>
              )
            })}
          </div>
        </div>
      )}
      {gaps.map(({ message, witness }, n) => (
        <Gap key={n} message={message} witness={witness} table={idOf(table)} onAdd={addFor} />
      ))}
      <section className={row === undefined ? undefined : 'table-panel'} ref={panel} aria-label="Cell">
        {row === undefined ? null : (
          <>
            <div className="row">
              <strong>
                {String(row.id ?? `Row ${at + 1}`)} · {titleOf(column).title}
              </strong>
              {isOpen ? (
                <span className="dim">Esc returns to the table and keeps what you typed. Ctrl Z undoes your edit.</span>
              ) : (
                <span className="dim">Enter edits the chosen cell. Arrow keys choose another cell.</span>
              )}
            </div>
            {(notices.get(at)?.findings ?? []).map((finding, n) => (
              <span key={n} className={`note ${finding.severity}`}>
                {sentence(finding.message)}
              </span>
            ))}
            <CellEditor column={column} row={row} path={[...path, at]} facts={known} field={field} />
          </>
        )}
      </section>
      <TryPerson
        table={idOf(table)}
        hit={String(table.hit ?? 'first')}
        rows={rows.map(({ id }, n) => String(id ?? `Row ${n + 1}`))}
        facts={known}
        onTried={setHeld}
      />
    </fieldset>
  )
}

type Gaps = Awaited<ReturnType<typeof site.tableGaps>>

/** Gaps computed from the rows alone, used while the site has errors and cannot be proven. */
function useEarlyGaps(table: string): Gaps {
  const { revision } = useForm()
  const [gaps, setGaps] = useState<Gaps>()
  useEffect(() => {
    let isCurrent = true
    if (revision > 0) void site.tableGaps(table, Date.now()).then((found) => isCurrent && setGaps(found))
    return () => {
      isCurrent = false
    }
  }, [table, revision])
  return gaps
}

function earlyGap(witness: NonNullable<NonNullable<Gaps>['gap']>, words: string) {
  return { message: `For example, no row holds for: ${words}`, witness }
}

function idOf(table: JsonObject): string {
  return typeof table.id === 'string' ? table.id : ''
}

function useWording(): WordingContext {
  const { revision } = useForm()
  const { timeZone } = useSiteFacts()
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map())
  const [at] = useState(() => Date.now())
  useEffect(() => {
    let isCurrent = true
    void site
      .choices('audience')
      .then((rows) => isCurrent && setTitles(new Map(rows.map(({ id, title }) => [id, title]))))
    return () => {
      isCurrent = false
    }
  }, [revision])
  return useMemo(
    () => ({ facts: catalogue.facts, timeZone, at, audience: (id: string) => titles.get(id) }),
    [timeZone, at, titles],
  )
}

function useColumns(table: JsonObject, known: readonly FactChoice[]): readonly TableColumn[] {
  return useMemo(() => {
    const { inputs, results, hasOthers } = columnsOf(table)
    return [
      { is: 'name' },
      ...inputs.flatMap((name): readonly TableColumn[] => {
        const fact = known.find((one) => one.name === name)
        return fact === undefined ? [] : [{ is: 'fact', fact }]
      }),
      ...(hasOthers ? [{ is: 'others' } as const] : []),
      ...results.map(([name, declared]) => ({ is: 'result', name, declared }) as const),
    ]
  }, [table, known])
}

function keyOf(column: TableColumn): string {
  return column.is === 'fact' ? column.fact.name : column.is === 'result' ? `then ${column.name}` : column.is
}

function titleOf(column: TableColumn): { readonly title: string; readonly help: string } {
  switch (column.is) {
    case 'name':
      return { title: 'Name', help: 'The name of the row for your team.' }
    case 'fact':
      return { title: column.fact.title, help: column.fact.description }
    case 'others':
      return {
        title: 'Other conditions',
        help: 'Conditions that no other column shows, such as audiences and alternatives.',
      }
    case 'result': {
      const { title, description } = column.declared
      return {
        title: typeof title === 'string' ? title : column.name.charAt(0).toUpperCase() + column.name.slice(1),
        help: typeof description === 'string' ? description : '',
      }
    }
  }
}

function wordsOf(column: TableColumn, row: JsonObject, n: number, context: WordingContext, language: string): string {
  switch (column.is) {
    case 'name':
      return `${n + 1}. ${String(row.id ?? '')}`
    case 'fact':
      return conditionWords(column.fact.name, conditionsOf(row.when).byFact.get(column.fact.name) ?? [], context)
    case 'others':
      return otherWords(conditionsOf(row.when).others, context)
    case 'result':
      return resultWords(childOf(row.then, column.name), language, context)
  }
}

interface Cell {
  readonly row: number
  readonly column: number
}

/** Scrolling, focus and keys of the grid. Only the rows in view and the row with the focus are rendered. */
function useGrid(rows: number, columns: number, active: Cell, setActive: (cell: Cell) => void) {
  const frame = useRef<HTMLDivElement>(null)
  const wanted = useRef<Cell>(undefined)
  const [top, setTop] = useState(0)
  useEffect(() => {
    const cell = wanted.current
    if (cell === undefined) return
    const element = frame.current?.querySelector<HTMLElement>(`[data-cell="${cell.row}.${cell.column}"]`)
    if (element === null || element === undefined) return
    wanted.current = undefined
    element.focus()
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  const focus = (cell: Cell): void => {
    wanted.current = cell
    setActive(cell)
  }
  const step = (event: KeyboardEvent): boolean => {
    const { row, column } = active
    const page = 10
    const targets: { readonly [key: string]: Cell } = {
      ArrowUp: { row: row - 1, column },
      ArrowDown: { row: row + 1, column },
      ArrowLeft: { row, column: column - 1 },
      ArrowRight: { row, column: column + 1 },
      PageUp: { row: row - page, column },
      PageDown: { row: row + page, column },
      Home: { row: event.ctrlKey ? 0 : row, column: 0 },
      End: { row: event.ctrlKey ? rows - 1 : row, column: columns - 1 },
    }
    const target = targets[event.key]
    if (target === undefined || event.altKey) return false
    focus({
      row: Math.max(0, Math.min(rows - 1, target.row)),
      column: Math.max(0, Math.min(columns - 1, target.column)),
    })
    return true
  }
  return {
    frame,
    focus,
    step,
    onScroll: () => setTop(frame.current?.scrollTop ?? 0),
    shown: rowsInView(rows, { top, height: innerHeight, row: ROW }, active.row),
  }
}

interface RowActions {
  readonly add: () => void
  readonly duplicate: () => void
  readonly remove: () => void
  readonly move: (step: -1 | 1) => void
}

function RowMenu({
  actions: { add, duplicate, remove, move },
  row,
  at,
  count,
}: {
  readonly actions: RowActions
  readonly row: JsonObject | undefined
  readonly at: number
  readonly count: number
}) {
  return (
    <div className="row">
      <Button size="compact-sm" variant="default" onClick={add}>
        Add a row
      </Button>
      {row === undefined ? null : (
        <Menu position="bottom-start" withinPortal>
          <Menu.Target>
            <Button size="compact-sm" variant="default">
              Row “{String(row.id ?? at + 1)}” ⋯
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item disabled={at === 0} rightSection={<span className="dim">Alt ↑</span>} onClick={() => move(-1)}>
              Move up
            </Menu.Item>
            <Menu.Item
              disabled={at === count - 1}
              rightSection={<span className="dim">Alt ↓</span>}
              onClick={() => move(1)}
            >
              Move down
            </Menu.Item>
            <Menu.Item onClick={duplicate}>Duplicate</Menu.Item>
            <Menu.Item onClick={remove}>Remove</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <span className="dim">
        {count.toLocaleString('en')} {count === 1 ? 'row' : 'rows'}
      </span>
    </div>
  )
}

function CellEditor({
  column,
  row,
  path,
  facts,
  field: ResultField,
}: {
  readonly column: TableColumn
  readonly row: JsonObject
  readonly path: TextPath
  readonly facts: readonly FactChoice[]
  readonly field: TableProps['field']
}): ReactNode {
  const { set } = useForm()
  switch (column.is) {
    case 'name':
      return (
        <TextInput
          label="Name of the row"
          description="Letters, digits and hyphens. Each row of the table needs a different name."
          value={typeof row.id === 'string' ? row.id : ''}
          onChange={(event) => set([...path, 'id'], event.currentTarget.value)}
        />
      )
    case 'fact': {
      const { fact } = column
      const [condition, second] = conditionsOf(row.when).byFact.get(fact.name) ?? []
      const change = (next: JsonObject | undefined): void =>
        set([...path, 'when'], withCondition(row.when, fact.name, next))
      if (second !== undefined) return <WholeRule row={row} path={path} />
      if (condition === undefined)
        return (
          <div className="row">
            <span>Any value fits.</span>
            <Button size="xs" variant="default" onClick={() => change(startComparison(fact))}>
              Limit {fact.title}
            </Button>
          </div>
        )
      return (
        <div className="field">
          <span className="note dim">{fact.description}</span>
          <ComparisonFields
            rule={{ ...condition, fact: fact.name, op: String(condition.op) }}
            path={[...path, 'when']}
            facts={facts}
            onChange={change}
            isFactFixed
          />
          <div>
            <Button size="compact-xs" variant="default" onClick={() => change(undefined)}>
              Accept any value
            </Button>
          </div>
        </div>
      )
    }
    case 'others':
      return <WholeRule row={row} path={path} />
    case 'result': {
      const { name, declared } = column
      const isRequired = declared.optional !== true && declared.default === undefined
      return (
        <ResultField
          schema={declaredSchema(declared)}
          value={childOf(row.then, name)}
          path={[...path, 'then', name]}
          required={isRequired}
          label={titleOf(column).title}
        />
      )
    }
  }
}

function WholeRule({ row, path }: { readonly row: JsonObject; readonly path: TextPath }) {
  return (
    <RuleField
      schema={{}}
      value={row.when}
      path={[...path, 'when']}
      required
      label="The whole rule of the row"
      help="The row applies when this rule holds."
    />
  )
}

function Gap({
  message,
  witness,
  table,
  onAdd,
}: {
  readonly message: string
  readonly witness: { readonly persona: { readonly [fact: string]: Json }; readonly at: number } | undefined
  readonly table: string
  readonly onAdd: (person: { readonly [fact: string]: Json }, facts: readonly string[]) => void
}) {
  const previewAs = usePreviewAs()
  return (
    <div className="table-gap" role="status">
      <strong>A gap: no row holds for some people</strong>
      <span className="note">{sentence(message)}</span>
      {witness === undefined ? null : (
        <div className="row">
          <Button
            size="compact-sm"
            onClick={() => void site.tableFacts(table).then((facts) => onAdd(witness.persona, facts))}
          >
            Add a row for them
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => previewAs({ facts: witness.persona, at: witness.at })}
          >
            Preview as one of them
          </Button>
        </div>
      )}
    </div>
  )
}
