import { Fragment, type ReactNode } from 'react'
import type { GalleryWidget } from '../model.ts'
import { Scroller } from './Scroller.tsx'

export function PropsTable({ widget: { name, props } }: { readonly widget: GalleryWidget }): ReactNode {
  if (props.length === 0)
    return (
      <>
        <h3>Props</h3>
        <p className="quiet">It takes none.</p>
      </>
    )
  return (
    <>
      <h3>Props</h3>
      <Scroller className="table" label={`Props of ${name}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">What it is</th>
              <th scope="col">Type and default</th>
              <th scope="col">Written as</th>
            </tr>
          </thead>
          <tbody>
            {props.map((prop) => (
              <tr key={prop.name}>
                <th scope="row">
                  <code>
                    {/* a long name may break after a dot, nowhere else */}
                    {prop.name.split(/(?<=\.)/).map((part, n) => (
                      <Fragment key={part}>
                        {n > 0 && <wbr />}
                        {part}
                      </Fragment>
                    ))}
                  </code>
                  {prop.required && <span className="required">required</span>}
                </th>
                <td>{prop.description}</td>
                <td>
                  {prop.type}
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
            ))}
          </tbody>
        </table>
      </Scroller>
    </>
  )
}
