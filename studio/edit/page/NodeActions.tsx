/**
 * The buttons above the outline: the operations on the selected node, with their keys, and why an operation is not
 * possible.
 */
import { Button, Menu } from '@mantine/core'
import { catalogue } from '../../../catalogue/catalogue.ts'
import { containers, removeRefusal, variantsRefusal, wrapRefusal } from './operations.ts'
import { isPlace, type Moves, type PlaceOrRefusal } from './places.ts'
import type { TreeNode } from './tree.ts'

interface NodeActionsProps {
  /** Undefined while the document or a slot is selected. */
  readonly node: TreeNode | undefined
  readonly moves: Moves | undefined
  readonly onAdd: () => void
  readonly onStep: (step: keyof Moves) => void
  readonly onDuplicate: () => void
  readonly onCopy: () => void
  readonly onPaste: () => void
  readonly onWrap: (widget: string) => void
  readonly onVariants: () => void
  readonly onDelete: () => void
}

const nothing = 'Select a part of the page first.'

export function NodeActions({ node, moves, ...on }: NodeActionsProps) {
  const whole =
    node === undefined
      ? nothing
      : node.parent === undefined
        ? 'This part contains all other parts, so it cannot be duplicated or put into another part.'
        : undefined
  return (
    <>
      <Button size="xs" onClick={on.onAdd}>
        Add
      </Button>
      <MoveButton label="Up" keys="Alt ↑" to={moves?.up} onClick={() => on.onStep('up')} />
      <MoveButton label="Down" keys="Alt ↓" to={moves?.down} onClick={() => on.onStep('down')} />
      <Menu position="bottom-end" width={320} shadow="md">
        <Menu.Target>
          <Button size="xs" variant="default">
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Item
            label="Move into the part above"
            keys="Alt →"
            refusal={refusalIn(moves?.into)}
            onClick={() => on.onStep('into')}
          />
          <Item label="Move out" keys="Alt ←" refusal={refusalIn(moves?.out)} onClick={() => on.onStep('out')} />
          <Menu.Divider />
          <Item label="Duplicate" keys="Ctrl D" refusal={whole} onClick={on.onDuplicate} />
          <Item label="Copy" keys="Ctrl C" refusal={node === undefined ? nothing : undefined} onClick={on.onCopy} />
          <Item label="Paste here" keys="Ctrl V" refusal={undefined} onClick={on.onPaste} />
          <Menu.Divider />
          {containers.map((widget) => (
            <Item
              key={widget}
              label={`Put this part into a new ${catalogue.widgets[widget]?.title ?? widget}`}
              keys=""
              refusal={whole ?? (node === undefined ? undefined : wrapRefusal(node, widget))}
              onClick={() => on.onWrap(widget)}
            />
          ))}
          <Item
            label="Add a variant for other people"
            keys=""
            refusal={node === undefined ? nothing : variantsRefusal(node)}
            onClick={on.onVariants}
          />
          <Menu.Divider />
          <Item
            label="Delete"
            keys="Del"
            refusal={node === undefined ? nothing : removeRefusal(node)}
            onClick={on.onDelete}
          />
        </Menu.Dropdown>
      </Menu>
    </>
  )
}

function refusalIn(to: PlaceOrRefusal | undefined): string | undefined {
  if (to === undefined) return nothing
  return isPlace(to) ? undefined : to.refusal
}

function MoveButton({
  label,
  keys,
  to,
  onClick,
}: {
  readonly label: string
  readonly keys: string
  readonly to: PlaceOrRefusal | undefined
  readonly onClick: () => void
}) {
  const refusal = refusalIn(to)
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={`Move ${label.toLowerCase()}`}
      title={refusal ?? keys}
      disabled={refusal !== undefined}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}

function Item({
  label,
  keys,
  refusal,
  onClick,
}: {
  readonly label: string
  readonly keys: string
  readonly refusal: string | undefined
  readonly onClick: () => void
}) {
  return (
    <Menu.Item
      disabled={refusal !== undefined}
      onClick={onClick}
      rightSection={keys === '' ? null : <span className="dim">{keys}</span>}
    >
      {label}
      {refusal === undefined ? null : <div className="note">{refusal}</div>}
    </Menu.Item>
  )
}
