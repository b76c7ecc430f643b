/** Why the chosen person sees the selected part of the page, or does not: its rules, each with a link. */
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Json } from '../../engine/core/json.ts'
import { sentence } from '../api/client.ts'
import { site } from '../workspace/client.ts'
import type { NodeExplanation } from '../workspace/nodes.ts'

export function Why({
  node,
  address,
  facts,
  at,
  revision,
}: {
  readonly node: string
  readonly address: string
  readonly facts: { readonly [fact: string]: Json }
  readonly at: number
  readonly revision: number
}) {
  const [query] = useSearchParams()
  const [found, setFound] = useState<NodeExplanation | null>(null)
  const written = JSON.stringify(facts)
  useEffect(() => {
    let isCurrent = true
    const person = JSON.parse(written) as typeof facts
    void site.explain(node, address, person, at).then((answer) => isCurrent && setFound(answer))
    return () => {
      isCurrent = false
    }
  }, [node, address, written, at, revision])
  if (found === null) return null
  const { title, who, isVisible, rules, other } = found
  const person = who.charAt(0).toUpperCase() + who.slice(1)
  return (
    <details className="why">
      <summary>
        <strong>
          {person} {isVisible ? 'sees' : 'does not see'} “{title}”.
        </strong>{' '}
        Why{isVisible ? '' : ' not'}?
      </summary>
      {rules.length === 0 && other === undefined ? (
        <span className="dim">No rule limits this part: all visitors and players on the page see it.</span>
      ) : null}
      {other === undefined ? null : <span>{sentence(other)}</span>}
      <ul className="plain">
        {rules.map(({ words, holds, path, pointer }, n) => (
          <li key={n}>
            <span>
              {holds ? 'Holds: ' : 'Does not hold: '}
              {words}.{' '}
              <Link to={{ pathname: `/edit/${path}`, search: query.toString(), hash: pointer }}>Open the rule</Link>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
