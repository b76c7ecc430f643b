import type { ReactNode } from 'react'
import type { GalleryWidget } from '../model.ts'
import { PropName } from './PropsTable.tsx'
import { Scroller } from './Scroller.tsx'

export function EventsTable({ widget: { name, events } }: { readonly widget: GalleryWidget }): ReactNode {
  return (
    <>
      <h3>Events</h3>
      {events.length === 0 ? (
        <p className="empty">This widget emits no events.</p>
      ) : (
        <Scroller className="table" label={`Events of ${name}`}>
          <table>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Meaning</th>
                <th scope="col">Payload</th>
              </tr>
            </thead>
            <tbody>
              {events.map((event) => (
                <tr key={event.name}>
                  <th scope="row">
                    {event.title}
                    <PropName name={event.name} />
                  </th>
                  <td>{event.description}</td>
                  <td>
                    {event.payload.length === 0 ? (
                      <span className="empty">none</span>
                    ) : (
                      <ul className="labels" aria-label={`Payload of ${event.name}`}>
                        {event.payload.map((field) => (
                          <li key={field.name}>
                            <code>{`event.${field.name}`}</code> {field.title}
                          </li>
                        ))}
                      </ul>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </>
  )
}
