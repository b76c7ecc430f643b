/** The player before and after a change set, side by side, for people and moments at which they differ. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SiteDifference } from '../../engine/workspace/difference.ts'
import { api } from '../api/api.ts'
import { PlayerFrame, previewAddress } from '../shell/PlayerFrame.tsx'
import { PreviewFailure, Waiting } from '../shell/notices.tsx'
import { useZone } from '../shell/session.tsx'
import { timeInWords } from '../shell/time.ts'
import { site } from '../workspace/client.ts'
import { audienceScenes, distinct, type Scene } from './scenes.ts'

interface BeforeAndAfterProps {
  readonly id: string
  readonly version: number
  readonly difference: SiteDifference
  /** How many times the site of the change set was opened in the worker; 0 while it is not open. */
  readonly opened: number
}

export function BeforeAndAfter({ id, version, difference, opened }: BeforeAndAfterProps) {
  const zone = useZone()
  const [chosen, setChosen] = useState(0)
  const scenes = useScenes(difference, opened)
  const scene = scenes?.[chosen] ?? scenes?.[0]
  return (
    <section className="card" aria-labelledby="review-before-after">
      <h2 id="review-before-after">Before and after</h2>
      {scene === undefined ? (
        <Waiting what="Looking for people who see the difference" />
      ) : (
        <>
          <ul className="scenes">
            {scenes?.map((one, n) => (
              <li key={`${one.title} ${one.at} ${one.path}`}>
                <button type="button" aria-pressed={one === scene} onClick={() => setChosen(n)}>
                  {one.title}
                  <span className="dim">
                    {one.path}, {timeInWords(one.at, zone)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <div className="pair">
            <PreviewFigure title="Before" scene={scene} changeSet={undefined} version={version} />
            <PreviewFigure title="After" scene={scene} changeSet={id} version={version} />
          </div>
        </>
      )}
    </section>
  )
}

interface PreviewFigureProps {
  readonly title: string
  readonly scene: Scene
  /** Undefined to show what is live. */
  readonly changeSet: string | undefined
  readonly version: number
}

function PreviewFigure({ title, scene: { facts, at, path }, changeSet, version }: PreviewFigureProps) {
  const { data, error } = useQuery({
    queryKey: ['preview', changeSet, version, facts, at],
    queryFn: () => api.preview(changeSet, { facts, at }),
    staleTime: Infinity,
  })
  return (
    <figure className="before-after">
      <figcaption>{title}</figcaption>
      <PreviewFailure error={error} {...(changeSet === undefined ? {} : { changeSet })} />
      {data === undefined ? (
        error === null ? (
          <Waiting what="Building the preview" />
        ) : null
      ) : (
        <div className="small-phone">
          <PlayerFrame title={`${title} the change set`} src={previewAddress(path, data.token)} />
        </div>
      )}
    </figure>
  )
}

/**
 * Returns scenes of people who gain or lose something, then of people who see changed contents. If there are none,
 * returns one scene: a visitor now.
 */
function useScenes(difference: SiteDifference, opened: number): readonly Scene[] | undefined {
  const [found, setFound] = useState<readonly Scene[]>()
  useEffect(() => {
    if (opened === 0) return undefined
    let isCurrent = true
    const at = Math.floor(Date.now() / 60_000) * 60_000
    const documents = difference.documents.map(({ document }) => document)
    void site.scenes(documents, at).then((content) => {
      const scenes = distinct([...audienceScenes(difference.audience ?? []), ...content])
      const anybody: Scene = { title: 'The home page, as a visitor', path: '/', facts: {}, at }
      if (isCurrent) setFound(scenes.length > 0 ? scenes : [anybody])
    })
    return () => {
      isCurrent = false
    }
  }, [difference, opened])
  return found
}
