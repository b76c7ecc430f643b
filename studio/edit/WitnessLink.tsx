/** Links to the place of a finding, with the preview as the person whom the finding affects. */
import { Link, useSearchParams } from 'react-router-dom'
import type { Finding, FindingWitness } from '../../engine/document/finding.ts'
import { isDerivedFact } from '../../engine/core/preview-token.ts'
import { useZone } from '../shell/session.tsx'
import { wallTime } from '../shell/time.ts'

export function WitnessLink({
  finding: { file, pointer },
  witness: { persona, at, address },
  changeSet,
}: {
  readonly finding: Pick<Finding, 'file' | 'pointer'>
  readonly witness: FindingWitness
  readonly changeSet?: string | undefined
}) {
  const zone = useZone()
  const [query] = useSearchParams()
  const within = changeSet ?? query.get('in')
  const facts = Object.fromEntries(
    Object.entries(persona).filter(([fact]) => !isDerivedFact(fact) && fact !== 'device.language'),
  )
  const language = persona['device.language']
  const search = new URLSearchParams({
    ...(within === null ? {} : { in: within }),
    page: new URL(address, location.origin).pathname,
    facts: JSON.stringify(facts),
    at: wallTime(at, zone),
    ...(typeof language === 'string' ? { language } : {}),
  })
  return (
    <Link to={{ pathname: `/edit/${file}`, search: search.toString(), hash: pointer }}>
      Preview as the person who is affected
    </Link>
  )
}
