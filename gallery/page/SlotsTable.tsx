import type { ReactNode } from 'react'
import type { GalleryWidget } from '../model.ts'
import { Scroller } from './Scroller.tsx'

export function SlotsTable({ widget: { name, slots } }: { readonly widget: GalleryWidget }): ReactNode {
  const rows = Object.entries(slots)
  return (
    <>
      <h3>Slots</h3>
      {rows.length === 0 ? (
        <p className="empty">This widget has no slots.</p>
      ) : (
        <Scroller className="table" label={`Slots of ${name}`}>
          <table>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Allowed widgets</th>
                <th scope="col">At least</th>
                <th scope="col">At most</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([slot, { allow, min, max }]) => (
                <tr key={slot}>
                  <th scope="row">
                    <code>{slot}</code>
                  </th>
                  <td className="tags">
                    {allow === undefined ? 'any widget' : allow.map((one) => <code key={one}>{one}</code>)}
                  </td>
                  <td data-label="at least ">{min ?? 0}</td>
                  <td data-label="at most ">{max ?? 'no limit'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </>
  )
}
