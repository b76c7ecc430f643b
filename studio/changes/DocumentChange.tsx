/** Describes the changes of one document in words. */
import { Link } from 'react-router-dom'
import type { SiteDifference } from '../../engine/workspace/difference.ts'
import { sentence } from '../api/client.ts'
import { kindTitle } from '../shell/kinds.ts'

interface DocumentChangeProps {
  readonly of: SiteDifference['documents'][number]
  /** The address where the document is edited or read. */
  readonly to: string
}

export function DocumentChange({ of: { document, change, words }, to }: DocumentChangeProps) {
  return (
    <>
      <span>
        <Link to={to}>{document}</Link>{' '}
        <span className="dim">
          {kindTitle(document.slice(0, document.indexOf('/')))}, {change}
        </span>
      </span>
      {words.map((line) => (
        <span key={line} className="note">
          {sentence(line)}
        </span>
      ))}
    </>
  )
}
