/** The page of the gallery: HTML that works without scripts. */
import type { ReactNode } from 'react'
import type { Gallery, GalleryWidget } from '../model.ts'
import { WidgetSection } from './WidgetSection.tsx'

const languageNames: { readonly [language: string]: string } = { en: 'English', tl: 'Tagalog', cn: '中文' }

export function Page({ gallery }: { readonly gallery: Gallery }): ReactNode {
  const { widgets } = gallery
  const groups = [...new Set(widgets.map(({ group }) => group))].sort()
  const examples = widgets.reduce((sum, widget) => sum + widget.examples.length, 0)
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`Gallery · ${gallery.title}`}</title>
        {gallery.icon !== undefined && <link rel="icon" href={gallery.icon} type="image/svg+xml" />}
        <link rel="stylesheet" href="/gallery/gallery.css" />
        <script src="/gallery/gallery.js" defer />
      </head>
      <body>
        <a className="skip" href="#widgets">
          Skip to the widgets
        </a>
        <header className="bar">
          <div className="name">
            <h1>Gallery</h1>
            <p>
              {widgets.length} widgets, {examples} examples
            </p>
          </div>
          <Switches gallery={gallery} />
        </header>
        <div className="content">
          <Index groups={groups} widgets={widgets} />
          <main id="widgets" tabIndex={-1}>
            <p className="none" id="none" role="status" hidden>
              No widget has a matching name, title, group, prop or event.
            </p>
            {groups.map((group) =>
              widgets
                .filter((widget) => widget.group === group)
                .map((widget) => (
                  <WidgetSection key={widget.name} widget={widget} language={gallery.language} skin={gallery.skin} />
                )),
            )}
          </main>
        </div>
        <p className="unseen" id="status" role="status" />
      </body>
    </html>
  )
}

/** The search field, and the choice of skin, language and width. */
function Switches({ gallery }: { readonly gallery: Gallery }): ReactNode {
  return (
    <form className="switches" role="search" aria-label="Widgets" data-needs-script="">
      <label className="find">
        <span className="unseen">Find a widget</span>
        <input
          type="search"
          id="find"
          name="find"
          placeholder="Find a widget"
          autoComplete="off"
          aria-keyshortcuts="/"
        />
        <kbd aria-hidden="true">/</kbd>
      </label>
      <Choice
        name="skin"
        label="Skin"
        chosen={gallery.skin}
        options={gallery.skins.map(({ id, scheme }) => ({
          value: `${id}.${scheme}`,
          label: id,
          title: `${id}, a ${scheme} skin`,
        }))}
      />
      <Choice
        name="language"
        label="Language"
        chosen={gallery.language}
        options={gallery.languages.map((language) => ({
          value: language,
          label: language,
          title: languageNames[language] ?? language,
        }))}
      />
      <Choice
        name="width"
        label="Width"
        chosen="390"
        options={['320', '390'].map((width) => ({ value: width, label: width, title: `${width} pixels wide` }))}
      />
    </form>
  )
}

interface IndexProps {
  readonly groups: readonly string[]
  readonly widgets: readonly GalleryWidget[]
}

/** The names of all widgets by group, with links to their sections. */
function Index({ groups, widgets }: IndexProps): ReactNode {
  return (
    <nav className="index" aria-label="Widgets">
      {groups.map((group) => (
        <div key={group} className="group">
          <h2>{group}</h2>
          <ul>
            {widgets
              .filter((widget) => widget.group === group)
              .map((widget) => (
                <li key={widget.name} data-widget={widget.name}>
                  <a href={`#${widget.name}`}>{widget.name}</a>
                  {isBroken(widget) && <span className="mark">broken</span>}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

export function isBroken({ problems, examples }: GalleryWidget): boolean {
  return problems.length > 0 || examples.some((example) => example.problems.length > 0)
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly chosen: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly title: string }[]
}

function Choice({ name, label, chosen, options }: ChoiceProps): ReactNode {
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {options.map(({ value, label: text, title }) => (
        <label key={value} title={title}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
