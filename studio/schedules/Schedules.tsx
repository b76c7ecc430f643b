/** What changes automatically: scheduled publishes, and schedules inside the live documents. */
import './schedules.css'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { DAY } from '../../engine/core/duration.ts'
import { Empty, Failure, Waiting } from '../shell/notices.tsx'
import { useLiveSite, useZone } from '../shell/session.tsx'
import { placeOf } from '../../engine/wording/moment.ts'
import { wallTime } from '../shell/time.ts'
import { editAddress } from '../shell/kinds.ts'
import { ScheduleItem } from './ScheduleList.tsx'
import { daysOf, type DocumentEvent, type TimelineDay, type TimelineEntry } from './timeline.ts'
import { useUpcoming } from './upcoming.ts'
import { isOpen, needsDecision } from './words.ts'

const DAYS = 30
const MOST_CHANGES = 4
const MOST_ENDED = 10

export function Schedules() {
  const zone = useZone()
  const { entries, schedules, error, from } = useUpcoming(DAYS, useLiveSite())
  const [chosen, setChosen] = useState<string>()
  const waiting = schedules.filter(needsDecision)
  const later = schedules.filter(({ state, dueAt }) => state === 'waiting' && dueAt >= from + DAYS * DAY)
  const ended = schedules.filter((schedule) => !isOpen(schedule)).toReversed()
  const days = daysOf(entries ?? [], { from, days: DAYS, zone })
  const shown = days.filter(({ date, entries: { length } }) => (chosen === undefined ? length > 0 : date === chosen))
  return (
    <div className="view">
      <div>
        <h1>Schedules</h1>
        <span className="dim">
          Scheduled changes of the next {DAYS} days. All times are local times of {placeOf(zone)}.
        </span>
      </div>
      <Failure error={error} />
      {waiting.length === 0 ? null : (
        <section className="card urgent" aria-labelledby="schedules-waiting">
          <h2 id="schedules-waiting">Waiting for a decision</h2>
          <ul className="plain">
            {waiting.map((schedule) => (
              <ScheduleItem key={schedule.id} schedule={schedule} isNamed />
            ))}
          </ul>
        </section>
      )}
      {entries === undefined ? (
        error === null ? (
          <Waiting what="Reading what is scheduled" />
        ) : null
      ) : (
        <>
          <Calendar days={days} chosen={chosen} onChoose={setChosen} />
          {shown.every((day) => day.entries.length === 0) && (chosen !== undefined || later.length === 0) ? (
            <div className="card">
              <Empty title={chosen === undefined ? 'Nothing is scheduled.' : 'Nothing is scheduled on this day.'}>
                A change set can become live at a moment, and be taken back at a later one. To schedule a change set,
                open it under <Link to="/changes">Change sets</Link> and choose “At a moment” or “For a while”. Banners,
                popups and parts of pages can have their own schedules. This page shows these schedules too.
              </Empty>
            </div>
          ) : (
            shown.map((day) => <Day key={day.date} day={day} zone={zone} />)
          )}
        </>
      )}
      {later.length === 0 || chosen !== undefined ? null : (
        <section className="card" aria-labelledby="schedules-later">
          <h2 id="schedules-later">Later</h2>
          <ul className="plain">
            {later.map((schedule) => (
              <ScheduleItem key={schedule.id} schedule={schedule} isNamed />
            ))}
          </ul>
        </section>
      )}
      {ended.length === 0 ? null : (
        <section className="card" aria-labelledby="schedules-ended">
          <h2 id="schedules-ended">Done and cancelled</h2>
          <ul className="plain">
            {ended.slice(0, MOST_ENDED).map((schedule) => (
              <ScheduleItem key={schedule.id} schedule={schedule} isNamed />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

interface CalendarProps {
  readonly days: readonly TimelineDay[]
  readonly chosen: string | undefined
  readonly onChoose: (date: string | undefined) => void
}

/** The days as a strip: a filled mark for each scheduled publish, a line for changes inside documents. */
function Calendar({ days, chosen, onChoose }: CalendarProps) {
  return (
    <section className="card" aria-label="The next 30 days">
      <ol className="calendar">
        {days.map(({ date, weekday, entries }) => {
          const publishes = entries.filter((entry) => 'schedule' in entry).length
          const events = entries.length - publishes
          const label = `${dateInWords(date)}: ${countInWords(publishes, events)}`
          return (
            <li key={date}>
              <button
                type="button"
                title={label}
                aria-label={label}
                aria-pressed={date === chosen}
                data-weekend={weekday === 'Sat' || weekday === 'Sun'}
                onClick={() => onChoose(date === chosen ? undefined : date)}
              >
                <span className="weekday">{weekday.slice(0, 2)}</span>
                <span className="number">{Number(date.slice(8))}</span>
                <span className="marks">
                  {publishes === 0 ? null : <span className="publish">{publishes}</span>}
                  {events === 0 ? null : <span className="event" />}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      <span className="dim row">
        <span className="key">
          <span className="publish">1</span> scheduled change sets
        </span>
        <span className="key">
          <span className="event" /> schedules inside documents
        </span>
        <span>Choose a day to see only that day.</span>
      </span>
    </section>
  )
}

function countInWords(publishes: number, events: number): string {
  if (publishes === 0 && events === 0) return 'nothing'
  const words = [
    publishes === 0 ? '' : publishes === 1 ? 'one scheduled change set' : `${publishes} scheduled change sets`,
    events === 0
      ? ''
      : events === 1
        ? 'document schedules change something once'
        : `document schedules change something ${events} times`,
  ]
  return words.filter((part) => part !== '').join(', ')
}

/** `2026-12-24` -> `Thu 24 Dec` */
function dateInWords(date: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Date(`${date}T00:00Z`).toLocaleDateString('en-GB', options).replace(',', '')
}

function Day({ day, zone }: { readonly day: TimelineDay; readonly zone: string }) {
  const title = dateInWords(day.date)
  return (
    <section className="card" aria-label={title}>
      <h2>{title}</h2>
      <ul className="day">
        {day.entries.map((entry) => (
          <Entry
            key={'schedule' in entry ? entry.schedule.id : `document ${entry.at}`}
            entry={entry}
            clock={wallTime(entry.at, zone).slice(11)}
          />
        ))}
      </ul>
    </section>
  )
}

function Entry({ entry, clock }: { readonly entry: TimelineEntry; readonly clock: string }) {
  if (!('schedule' in entry))
    return (
      <li>
        <time>{clock}</time>
        <DocumentChanges event={entry.event} />
      </li>
    )
  return (
    <li>
      <time>{clock}</time>
      <ul className="plain">
        <ScheduleItem schedule={entry.schedule} isNamed />
      </ul>
    </li>
  )
}

function DocumentChanges({ event: { changes } }: { readonly event: DocumentEvent }) {
  return (
    <ul className="plain">
      {changes.slice(0, MOST_CHANGES).map(({ change, title, document, entry, words, witness }) => (
        <li key={`${change} ${document} ${entry ?? ''} ${title} ${words}`}>
          <span>
            <Link to={editAddress(`${entry ?? document}.json`, undefined)}>“{title}”</Link> {change}
          </span>
          <span className="dim">
            for {words}
            {witness === undefined ? null : (
              <>
                {'. '}
                <a href={witness.address} target="_blank" rel="noreferrer">
                  Preview as one of these people
                </a>
              </>
            )}
          </span>
        </li>
      ))}
      {changes.length > MOST_CHANGES ? <li className="dim">and {changes.length - MOST_CHANGES} more</li> : null}
    </ul>
  )
}
