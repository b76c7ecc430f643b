import { Fragment, type ReactNode } from 'react'
import type { GalleryWidget } from '../model.ts'
import type { PropRow } from '../props.ts'
import { Scroller } from './Scroller.tsx'

export function PropsTable({ widget: { name, props } }: { readonly widget: GalleryWidget }): ReactNode {
  return (
    <>
      <h3>Props</h3>
      {props.length === 0 ? (
        <p className="empty">This widget has no props.</p>
      ) : (
        <Scroller className="table" label={`Props of ${name}`}>
          <table>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Meaning</th>
                <th scope="col">Type and default</th>
                <th scope="col">Written as</th>
              </tr>
            </thead>
            <tbody>
              {props.map((prop) => (
                <PropCells key={prop.name} prop={prop} />
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </>
  )
}

function PropCells({ prop }: { readonly prop: PropRow }): ReactNode {
  return (
    <tr>
      <th scope="row">
        {prop.title}
        <PropName name={prop.name} />
        {prop.required && <span className="required">required</span>}
      </th>
      <td>
        {prop.description}
        {prop.labels.length > 0 && (
          <ul className="labels" aria-label={`Values of ${prop.name}`}>
            {prop.labels.map(([value, label]) => (
              <li key={value}>
                <code>{value}</code> {label}
              </li>
            ))}
          </ul>
        )}
        {prop.group !== undefined && <span className="default">group: {prop.group}</span>}
      </td>
      <td>
        {prop.type}
        {prop.unit !== undefined && ` (${prop.unit})`}
        {prop.editor !== undefined && prop.editor !== prop.type && (
          <span className="default">editor: {prop.editor}</span>
        )}
        {prop.byDefault !== undefined && (
          <span className="default">
            default <code>{prop.byDefault}</code>
          </span>
        )}
      </td>
      <td className="tags">
        {prop.literal && <span>plain value</span>}
        {prop.accepts.map((tag) => (
          <code key={tag}>{tag}</code>
        ))}
      </td>
    </tr>
  )
}

/** A name that, if it is too long for a line, breaks only after a dot. */
export function PropName({ name }: { readonly name: string }): ReactNode {
  return (
    <code className="prop-name">
      {name.split(/(?<=\.)/).map((part, n) => (
        <Fragment key={part}>
          {n > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  )
}
