/** Shows whom a rule matches: the share of sample people, and examples who match and who do not, for previews. */
import { Alert, Button } from '@mantine/core'
import { usePreviewAs } from '../../edit/preview-as.ts'
import type { RulePerson, RuleView } from './rule-view.ts'

export function RuleEffect({ view: { notice, share, matches, others } }: { readonly view: RuleView }) {
  return (
    <div className="effect">
      {notice === undefined ? null : (
        <Alert color={notice.isProblem ? 'yellow' : 'gray'} variant="light" p="xs" role="status">
          {notice.words}
        </Alert>
      )}
      {share === undefined ? null : (
        <div>
          <div className="share">
            <meter aria-label="Share of people who match" min={0} max={share.people} value={share.matching} />
            <strong>{share.count}</strong>
          </div>
          <span className="note dim">{share.words} This is not a count of your players.</span>
        </div>
      )}
      {share === undefined ? null : (
        <div className="people">
          <People title="Match" people={matches} />
          <People title="Do not match" people={others} />
        </div>
      )}
    </div>
  )
}

function People({ title, people }: { readonly title: string; readonly people: readonly RulePerson[] }) {
  const previewAs = usePreviewAs()
  return (
    <div className="field">
      <span className="note dim">{title}</span>
      {people.length === 0 ? <span className="note">Nobody.</span> : null}
      <ul className="plain">
        {people.map(({ words, facts, at }) => (
          <li key={JSON.stringify(facts) + String(at)}>
            <span className="note">{words}</span>
            <span>
              <Button
                size="compact-xs"
                variant="default"
                aria-label={`Preview as ${words}`}
                onClick={() => previewAs({ facts, at })}
              >
                Preview as
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {people.length === 1 ? <span className="note dim">No second group of people was found.</span> : null}
    </div>
  )
}
