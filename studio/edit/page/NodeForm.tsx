/** The form of the selected node. No other part of the document has fields on screen. */
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Schema } from '../../../engine/core/schema.ts'
import { pointerTo } from '../../../engine/document/finding.ts'
import { definitionSchema, resolveSchema } from '../../../engine/document/vocabulary.ts'
import { sentence } from '../../api/client.ts'
import { useForm } from '../../form/context.ts'
import { Field, ObjectFields } from '../../form/Fields.tsx'
import { childOf } from '../../form/schema.ts'
import { schemaOf } from '../../shell/kinds.ts'
import { treeProperties, type Tree, type TreeNode, widgetOf } from './tree.ts'
import { nodeWords, type Wording } from './words.ts'

interface NodeFormProps {
  readonly node: TreeNode
  readonly wording: Wording
  /** JSON pointer of the value that the address names: the node, or a value inside it. */
  readonly pointer: string
  readonly onAddVariant: () => void
}

const visibility = ['when', 'schedule', 'pending']
const rare = ['each', 'on', 'track', 'fallback', 'id']

const definitions = { widget: 'node', section: 'include', variants: 'pick', outlet: 'outlet' } as const

export function NodeForm({ node, wording, pointer, onAddVariant }: NodeFormProps) {
  const widget = widgetOf(node.value)
  return (
    <>
      <h2>{nodeWords(node, wording)}</h2>
      {node.kind === 'widget' && widget !== undefined ? <p className="dim lead">{widget.schema.description}</p> : null}
      {node.kind === 'tab' ? (
        <TabFields node={node} />
      ) : node.kind === 'outlet' ? (
        <p className="dim lead">
          Every page that uses this layout is shown at this position. To change the position, move this part.
        </p>
      ) : (
        <NodeFields node={node} pointer={pointer} onAddVariant={onAddVariant} />
      )}
    </>
  )
}

function TabFields({ node }: { readonly node: TreeNode }) {
  const items = schemaOf('tab-bar')?.properties?.tabs?.items
  if (items === undefined) return null
  return (
    <div className="fields">
      <ObjectFields schema={resolveSchema(items).schema} value={node.value} path={node.path} />
    </div>
  )
}

function NodeFields({ node, pointer, onAddVariant }: Omit<NodeFormProps, 'wording'>) {
  const { findings } = useForm()
  if (node.kind === 'tab') return null
  const schema = definitionSchema(definitions[node.kind])
  const widget = widgetOf(node.value)
  const fields = (names: readonly string[]): ReactNode[] =>
    names.flatMap((name) => {
      const property = schema.properties?.[name]
      return property === undefined ? [] : [<NodeField key={name} node={node} name={name} property={property} />]
    })
  const about = rare.filter((name) => {
    const at = pointerTo(node.pointer, name)
    return isAt(pointer, at) || [...findings.keys()].some((one) => isAt(one, at))
  })
  const shown = fields(visibility)
  return (
    <>
      <OwnFindings pointer={node.pointer} />
      {node.kind === 'variants' ? (
        <>
          <p className="dim lead">
            People see the first variant whose rule holds for them. The last variant has no rule: it is for everybody
            else.
          </p>
          <div>
            <Button size="xs" variant="default" onClick={onAddVariant}>
              Add another variant
            </Button>
          </div>
        </>
      ) : null}
      <div className="fields">
        {widget === undefined ? null : (
          <ObjectFields schema={widget.schema} value={node.value.props} path={[...node.path, 'props']} />
        )}
        {fields(['use', 'args'])}
      </div>
      {shown.length === 0 ? null : (
        <fieldset className="group">
          <legend>Visibility</legend>
          {shown}
        </fieldset>
      )}
      <details open={about.length > 0}>
        <summary>{node.kind === 'widget' ? 'Repeat, events and ID' : 'ID'}</summary>
        <div className="fields">{fields(rare)}</div>
      </details>
    </>
  )
}

function NodeField({
  node,
  name,
  property,
}: {
  readonly node: TreeNode
  readonly name: string
  readonly property: Schema
}) {
  return (
    <Field
      schema={property}
      value={childOf(node.value, name)}
      path={[...node.path, name]}
      required={name === 'id' || name === 'use'}
      label={resolveSchema(property).schema.title ?? name}
    />
  )
}

function isAt(pointer: string, field: string): boolean {
  return pointer === field || pointer.startsWith(`${field}/`)
}

/** Shows findings about a node as a whole or about one of its slots, which no field shows. */
export function OwnFindings({ pointer }: { readonly pointer: string }) {
  const { findings } = useForm()
  const slots = pointerTo(pointer, 'slots')
  const own = [...findings].flatMap(([at, found]) =>
    at === pointer || (at.startsWith(`${slots}/`) && !at.slice(slots.length + 1).includes('/')) ? found : [],
  )
  if (own.length === 0) return null
  return (
    <div>
      {own.map((finding, n) => (
        <div key={n} className={`note ${finding.severity}`} role={finding.severity === 'error' ? 'alert' : 'status'}>
          {sentence(finding.message)}
        </div>
      ))}
    </div>
  )
}

/** Shows the fields of the document itself, without the properties that the outline shows. */
export function RootForm({ tree }: { readonly tree: Tree }) {
  const schema = schemaOf(tree.kind)
  if (schema === undefined) return null
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([name]) => !treeProperties.has(name)),
  )
  return (
    <div className="fields">
      <ObjectFields schema={{ ...schema, properties }} value={tree.value} path={[]} isDocument />
    </div>
  )
}
