/**
 * The bench page as hand-written React: one component for each part of the page, `memo` where it saves renders, and a
 * store hook for each changing value.
 */
import { memo, type ReactNode, useContext } from 'react'
import type { OpenedPage } from './ours.tsx'
import { createStore, StoreContext, useValue } from './store.tsx'
import type { GameCardData, PageData, ListRowData, BenchState } from './workload.ts'

const Live = ({ path }: { readonly path: string }): ReactNode => useValue(path) as string
const If = ({ path, children }: { readonly path: string; readonly children: ReactNode }): ReactNode =>
  useValue(path) === true ? children : null

const Badge = ({ card }: { readonly card: GameCardData }): ReactNode => (
  <b className={card.badgeClass}>{useValue(card.badge) as string}</b>
)
const CardTitle = ({ card }: { readonly card: GameCardData }): ReactNode =>
  useValue(card.titleIf) === true ? <span className="title">{card.title}</span> : null

const GameCard = memo(({ card }: { readonly card: GameCardData }) => (
  <div className="card">
    <img className="thumb" alt={card.alt} width="96" height="96" />
    <CardTitle card={card} />
    <Badge card={card} />
  </div>
))

const Section = memo(({ section }: { readonly section: PageData['sections'][number] }) => (
  <div className="section">
    <span className="heading">{section.title}</span>
    <div className="grid">
      {section.cards.map((card) => (
        <GameCard key={card.alt} card={card} />
      ))}
    </div>
  </div>
))

const ListRow = memo(({ row }: { readonly row: ListRowData }) => {
  const body = (
    <div className="row">
      <span className="cell">{row.bind === undefined ? row.text : <Live path={row.bind} />}</span>
    </div>
  )
  return row.showIf === undefined ? body : <If path={row.showIf}>{body}</If>
})

function Tabs({ tabs }: { readonly tabs: readonly string[] }): ReactNode {
  const store = useContext(StoreContext)
  return (
    <div className="tabs">
      {tabs.map((tab) => (
        <button key={tab} className="tab" type="button" onClick={() => store.set('tab', tab)}>
          {tab}
        </button>
      ))}
    </div>
  )
}

const Whole = ({ domain }: { readonly domain: PageData }): ReactNode => (
  <div className="shell">
    <div className="page">
      <div className="header">
        <img className="logo" alt={domain.logo} width="96" height="96" />
        <span className="name">{domain.title}</span>
        <span className="balance">
          <Live path="wallet.balance" />
        </span>
      </div>
      <Tabs tabs={domain.tabs} />
      <div className="carousel">
        {domain.banners.map((alt) => (
          <div key={alt} className="slide">
            <img className="banner" alt={alt} width="96" height="96" />
          </div>
        ))}
      </div>
      {domain.sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
      {domain.lists.map((rows) => (
        <div key={rows[0]?.text} className="list">
          {rows.map((row) => (
            <ListRow key={row.text} row={row} />
          ))}
        </div>
      ))}
    </div>
  </div>
)

export function open(domain: PageData, state: BenchState): OpenedPage {
  const store = createStore(state)
  return {
    element: (
      <StoreContext.Provider value={store}>
        <Whole domain={domain} />
      </StoreContext.Provider>
    ),
    set: store.set,
  }
}
