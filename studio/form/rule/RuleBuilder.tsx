/** A rule as nested groups of conditions. Parts that the form cannot show are kept unchanged and edited as JSON. */
import { Button, Menu, Select, TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Json } from '../../../engine/core/json.ts'
import { pointerTo } from '../../../engine/document/finding.ts'
import type { TextPath } from '../../edit/text-edit.ts'
import { useListener } from '../../shell/listen.ts'
import { useSiteFacts } from '../../shell/session.tsx'
import { useForm } from '../context.ts'
import { DocumentPicker } from '../DocumentPicker.tsx'
import { findingInWords } from '../finding-words.ts'
import { JsonField } from '../JsonField.tsx'
import { childOf } from '../schema.ts'
import { startPart } from './comparison.ts'
import { ComparisonFields } from './ComparisonFields.tsx'
import type { FactChoice } from './fact-choice.ts'
import {
  comparisonOf,
  moved,
  type PartPath,
  partAt,
  partsOf,
  shapeOf,
  unwrapped,
  withAdded,
  withGroup,
  withPart,
  wrapped,
} from './rule-edit.ts'

interface BuilderProps {
  readonly rule: Json
  /** Path of the rule in its document. */
  readonly path: TextPath
  readonly facts: readonly FactChoice[]
  /** Parts that always or never hold, by their JSON pointer relative to the rule. */
  readonly verdicts: { readonly [pointer: string]: 'always' | 'never' }
  readonly onChange: (rule: Json | undefined) => void
}

interface Builder extends BuilderProps {
  readonly focus: (path: PartPath) => void
}

export function RuleBuilder(props: BuilderProps) {
  const frame = useRef<HTMLDivElement>(null)
  /** The part that gets the focus after the rule has changed. */
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const part = [...(frame.current?.querySelectorAll('[data-part]') ?? [])].find(
      (one) => one instanceof HTMLElement && one.dataset.part === wanted.current,
    )
    part?.querySelector<HTMLElement>('input, button')?.focus()
    wanted.current = undefined
  }, [props.rule])
  const focus = (path: PartPath): void => {
    wanted.current = pointerTo('', ...path)
  }
  useListener(frame, 'keydown', (event) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    const part = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-part]') : null
    const next = moved(props.rule, pathOf(part?.dataset.part ?? ''), event.key === 'ArrowUp' ? -1 : 1)
    // Without this, the key would open the list of choices that has the focus.
    event.preventDefault()
    event.stopPropagation()
    if (next === undefined) return
    props.onChange(next.rule)
    focus(next.path)
  })
  const builder: Builder = { ...props, focus }
  return (
    <div className="rule" ref={frame}>
      <Part builder={builder} at={[]} />
      {isGroup(props.rule) ? null : <Adders builder={builder} group={[]} />}
    </div>
  )
}

/** `/all/0/not` -> `['all', 0, 'not']` */
function pathOf(pointer: string): PartPath {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => (/^\d+$/.test(name) ? Number(name) : name))
}

function isGroup(rule: Json): boolean {
  const shape = shapeOf(rule)
  return shape === 'all' || shape === 'any'
}

function Part({ builder, at }: { readonly builder: Builder; readonly at: PartPath }) {
  const { rule, verdicts, onChange, focus } = builder
  const part = partAt(rule, at) ?? true
  const shape = shapeOf(part)
  const pointer = pointerTo('', ...at)
  const move = (step: -1 | 1): void => {
    const next = moved(rule, at, step)
    if (next === undefined) return
    onChange(next.rule)
    focus(next.path)
  }
  const verdict = verdicts[pointer]
  return (
    <div
      className={shape === 'all' || shape === 'any' || shape === 'not' ? 'part group' : 'part'}
      role="group"
      aria-label={nameOf(at)}
      data-part={pointer}
    >
      <div className="line">
        <div className="content">
          <Content builder={builder} at={at} part={part} />
        </div>
        <Actions builder={builder} at={at} move={move} />
      </div>
      {verdict === undefined || at.length === 0 ? null : (
        <span className="note warning">
          {verdict === 'never' ? 'This part never holds.' : 'This part always holds, so it has no effect.'}
        </span>
      )}
      <PartFindings path={[...builder.path, ...at]} isLeaf={shape !== 'all' && shape !== 'any' && shape !== 'not'} />
      {shape === 'all' || shape === 'any' ? (
        <>
          <div className="parts">
            {partsOf(part).map((_, n) => (
              <Part key={n} builder={builder} at={[...at, shape, n]} />
            ))}
          </div>
          <Adders builder={builder} group={at} />
        </>
      ) : shape === 'not' ? (
        <div className="parts">
          <Part builder={builder} at={[...at, 'not']} />
        </div>
      ) : null}
    </div>
  )
}

/** `Condition 2.1`: the first condition inside the second condition of the rule. */
function nameOf(at: PartPath): string {
  const numbers = at.filter((one) => typeof one === 'number').map((n) => n + 1)
  return numbers.length === 0 ? 'The whole rule' : `Condition ${numbers.join('.')}`
}

function Content({
  builder,
  at,
  part,
}: {
  readonly builder: Builder
  readonly at: PartPath
  readonly part: Json
}): ReactNode {
  const { rule, path, facts, onChange } = builder
  const here = [...path, ...at]
  const replace = (next: Json): void => onChange(withPart(rule, at, next))
  const shape = shapeOf(part)
  switch (shape) {
    case 'all':
    case 'any':
      return (
        <Select
          aria-label="How the conditions are combined"
          className="operator"
          data={[
            { value: 'all', label: 'All of these' },
            { value: 'any', label: 'At least one of these' },
          ]}
          allowDeselect={false}
          value={shape}
          onChange={(next) => (next === 'all' || next === 'any' ? onChange(withGroup(rule, at, next)) : undefined)}
        />
      )
    case 'not':
      return <strong className="title">Not</strong>
    case 'constant':
      return (
        <Select
          aria-label="Always or never"
          className="operator"
          data={[
            { value: 'true', label: 'Everybody' },
            { value: 'false', label: 'Nobody' },
          ]}
          allowDeselect={false}
          value={String(part)}
          onChange={(next) => replace(next === 'true')}
        />
      )
    case 'audience':
      return (
        <DocumentPicker
          kind="audience"
          label="In the audience"
          description={undefined}
          value={textOf(childOf(part, 'audience'))}
          onChange={(id) => replace({ audience: id ?? '' })}
          clearable={false}
        />
      )
    case 'argument':
      return (
        <TextInput
          label="The setting is on"
          description="Name of a setting of the page. The route of the page sets it."
          value={textOf(childOf(part, 'arg'))}
          onChange={(event) => replace({ arg: event.currentTarget.value })}
        />
      )
    case 'comparison': {
      const comparison = comparisonOf(part)
      return comparison === undefined ? null : (
        <ComparisonFields rule={comparison} path={here} facts={facts} onChange={replace} />
      )
    }
    case 'json':
      return (
        <JsonField
          value={part}
          path={here}
          label="This part as JSON"
          help="The form cannot show this part, so edit it as JSON."
        />
      )
  }
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}

function PartFindings({ path, isLeaf }: { readonly path: TextPath; readonly isLeaf: boolean }) {
  const { findings } = useForm()
  const { languages } = useSiteFacts()
  const pointer = pointerTo('', ...path)
  const own = [...findings]
    .filter(([at]) => at === pointer || (isLeaf && at.startsWith(`${pointer}/`)))
    .flatMap(([, found]) => found)
  return own.map((finding, n) => (
    <span key={n} className={`note ${finding.severity}`} role={finding.severity === 'error' ? 'alert' : 'status'}>
      {findingInWords(finding, languages)}
    </span>
  ))
}

function Actions({
  builder: { rule, onChange, focus },
  at,
  move,
}: {
  readonly builder: Builder
  readonly at: PartPath
  readonly move: (step: -1 | 1) => void
}) {
  const part = partAt(rule, at) ?? true
  const shape = shapeOf(part)
  const canUnwrap = (shape === 'all' || shape === 'any' || shape === 'not') && unwrapped(rule, at) !== rule
  const wrap = (by: 'all' | 'any' | 'not'): void => {
    onChange(wrapped(rule, at, by))
    focus(at)
  }
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button size="compact-sm" variant="default" aria-label={`Change ${nameOf(at).toLowerCase()}`}>
          ⋯
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          disabled={moved(rule, at, -1) === undefined}
          rightSection={<span className="dim">Alt ↑</span>}
          onClick={() => move(-1)}
        >
          Move up
        </Menu.Item>
        <Menu.Item
          disabled={moved(rule, at, 1) === undefined}
          rightSection={<span className="dim">Alt ↓</span>}
          onClick={() => move(1)}
        >
          Move down
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={() => wrap('any')}>Put into “at least one of”</Menu.Item>
        <Menu.Item onClick={() => wrap('all')}>Put into “all of”</Menu.Item>
        {shape === 'not' ? null : <Menu.Item onClick={() => wrap('not')}>Negate</Menu.Item>}
        {canUnwrap ? (
          <Menu.Item
            onClick={() => {
              onChange(unwrapped(rule, at))
              focus(at)
            }}
          >
            {shape === 'not' ? 'Remove the negation' : 'Dissolve this group'}
          </Menu.Item>
        ) : null}
        <Menu.Divider />
        <Menu.Item
          onClick={() => {
            onChange(withPart(rule, at, undefined))
            focus(at.slice(0, -2))
          }}
        >
          Remove
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function Adders({ builder, group }: { readonly builder: Builder; readonly group: PartPath }) {
  const { rule, facts, onChange, focus } = builder
  const here = partAt(rule, group)
  const parts = here !== undefined && isGroup(here) ? partsOf(here) : here === undefined ? [] : [here]
  const add = (part: Json): void => {
    const next = withAdded(rule, group, part)
    onChange(next)
    const filled = partAt(next, group)
    const name = filled === undefined ? undefined : shapeOf(filled)
    focus(name === 'all' || name === 'any' ? [...group, name, parts.length] : group)
  }
  const start = startPart(facts, parts)
  return (
    <div className="row adders">
      <Button size="compact-xs" variant="default" disabled={start === undefined} onClick={() => add(start ?? true)}>
        Add a condition
      </Button>
      <Button size="compact-xs" variant="default" onClick={() => add({ audience: '' })}>
        Add an audience
      </Button>
      <Button
        size="compact-xs"
        variant="default"
        disabled={start === undefined}
        onClick={() => add({ [here !== undefined && shapeOf(here) === 'any' ? 'all' : 'any']: [start ?? true] })}
      >
        Add a group
      </Button>
    </div>
  )
}
