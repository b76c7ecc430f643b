/** One widget: a frame with its examples, then its props, slots and events, then the JSON of the examples. */
import type { ReactNode } from 'react'
import { frameAddress, type GalleryExample, type GalleryWidget } from '../model.ts'
import { Scroller } from './Scroller.tsx'
import { EventsTable } from './EventsTable.tsx'
import { PropsTable } from './PropsTable.tsx'
import { SlotsTable } from './SlotsTable.tsx'

export function WidgetSection({
  widget,
  language,
  skin,
}: {
  readonly widget: GalleryWidget
  readonly language: string
  readonly skin: string
}): ReactNode {
  const { name, examples, problems } = widget
  const [first] = examples
  const address = first === undefined ? undefined : `${frameAddress(name, first.name, language)}?skin=${skin}`
  return (
    <section className="widget" id={name} aria-labelledby={`${name}-name`} data-find={searchText(widget)}>
      <header className="head">
        <h2 id={`${name}-name`}>{name}</h2>
        <p className="title">{widget.title}</p>
        <Marks widget={widget} />
      </header>
      {problems.length > 0 && <Problems problems={problems} of={name} />}
      <div className="stage">
        {address !== undefined && (
          <>
            {examples.length > 1 && (
              <ul className="picks" aria-label={`Examples of ${name}`}>
                {examples.map((example, n) => (
                  <li key={example.name}>
                    <a
                      href={`${frameAddress(name, example.name, language)}?skin=${skin}`}
                      target={`frame-${name}`}
                      aria-current={n === 0 ? 'true' : undefined}
                      data-pick={name}
                      data-example={example.name}
                    >
                      {example.title}
                      {example.problems.length > 0 && <span className="mark">broken</span>}
                    </a>
                  </li>
                ))}
              </ul>
            )}
            <div className="phone">
              <iframe
                title={`${name}: ${first?.title ?? ''}`}
                name={`frame-${name}`}
                src={address}
                loading="lazy"
                data-widget={name}
                data-example={first?.name}
              />
            </div>
            <p className="under">
              <a href={address} target="_blank" rel="noreferrer" data-alone={name}>
                Open in a new tab
              </a>
              <button type="button" data-again={name} data-needs-script="">
                Reload
              </button>
            </p>
          </>
        )}
      </div>
      <div className="words">
        <p className="description">{widget.description}</p>
        <PropsTable widget={widget} />
        <SlotsTable widget={widget} />
        <EventsTable widget={widget} />
        {examples.length > 0 && <h3>Examples</h3>}
        {examples.map((example, n) => (
          <ExampleDetails key={example.name} widget={name} example={example} open={n === 0} />
        ))}
      </div>
    </section>
  )
}

function Marks({ widget }: { readonly widget: GalleryWidget }): ReactNode {
  const { size, budget } = widget
  return (
    <ul className="marks">
      <li>{widget.group}</li>
      <li>version {widget.version}</li>
      {widget.pure && (
        <li
          className="pure"
          title="The widget uses no hooks and renders only HTML elements, so its nodes that cannot change need no React component"
        >
          pure
        </li>
      )}
      {size !== undefined && (
        <li
          className={size > budget ? 'over' : undefined}
          title="Size of the code and style of this widget, without React and shared parts, compressed with brotli"
        >
          {size.toLocaleString('en')} of {budget.toLocaleString('en')} bytes
        </li>
      )}
    </ul>
  )
}

function Problems({ problems, of }: { readonly problems: readonly string[]; readonly of: string }): ReactNode {
  return (
    <div className="problems" role="note" aria-label={`Problems of ${of}`}>
      <strong>Problems</strong>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  )
}

function ExampleDetails({
  widget,
  example,
  open,
}: {
  readonly widget: string
  readonly example: GalleryExample
  readonly open: boolean
}): ReactNode {
  const id = `${widget}-${example.name}`
  return (
    <details name={`${widget}-example`} open={open} data-widget={widget} data-example={example.name}>
      <summary>
        {example.title} <code>{example.name}</code>
        {example.problems.length > 0 && <span className="mark">broken</span>}
      </summary>
      {example.problems.length > 0 && <Problems problems={example.problems} of={`${widget}, ${example.title}`} />}
      <div className="json">
        <button type="button" data-copy={id} data-needs-script="">
          Copy
        </button>
        <Scroller className="code" label={`${widget}, ${example.title}, as JSON`}>
          <pre>
            <code id={id}>{example.json}</code>
          </pre>
        </Scroller>
      </div>
    </details>
  )
}

/** The text that the search field searches. */
function searchText({ name, title, description, group, props, events, pure }: GalleryWidget): string {
  return [
    name,
    title,
    description,
    group,
    ...props.flatMap((prop) => [prop.name, prop.title]),
    ...events.map((event) => event.name),
    pure ? 'pure' : '',
  ]
    .join(' ')
    .toLowerCase()
}
