/** A form for a role and the documents to which it applies, with a sentence that describes what they allow. */
import { Button, Radio, Select, TextInput } from '@mantine/core'
import { kindTitle, kindTitles } from '../shell/kinds.ts'
import type { Right, Role } from '../../server/document-store/answers.ts'
import { roles } from '../../server/document-store/answers.ts'
import { rightsInWords } from './rights.ts'

export interface Permission {
  readonly role: Role
  /** The documents that the person may change; null for all. */
  readonly rights: readonly Right[] | null
}

const roleWords: { readonly [role in Role]: string } = {
  viewer: 'Viewer: sees everything, changes nothing',
  editor: 'Editor: makes change sets',
  publisher: 'Publisher: also publishes, switches parts off and goes back to earlier releases',
  administrator: 'Administrator: also manages people',
}
const roleChoices = roles.map((role) => ({ value: role, label: roleWords[role] }))
const kindChoices = [...kindTitles]
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => (a.label < b.label ? -1 : 1))

interface RightsFormProps {
  readonly name: string
  readonly value: Permission
  readonly onChange: (next: Permission) => void
}

export function RightsForm({ name, value, onChange }: RightsFormProps) {
  const { role, rights } = value
  const setRight = (index: number, next: Partial<Right>): void =>
    onChange({ role, rights: (rights ?? []).map((right, n) => (n === index ? { ...right, ...next } : right)) })
  return (
    <div className="permission">
      <Select
        label="Role"
        data={roleChoices}
        value={role}
        onChange={(next) => onChange({ ...value, role: roles.find((one) => one === next) ?? role })}
        allowDeselect={false}
      />
      {role === 'viewer' ? null : (
        <Radio.Group
          label="May change"
          value={rights === null ? 'all' : 'some'}
          onChange={(next) => onChange({ role, rights: next === 'all' ? null : [{ kind: 'banner', ids: '*' }] })}
        >
          <div className="row">
            <Radio value="all" label="All documents" />
            <Radio value="some" label="Only some documents" />
          </div>
        </Radio.Group>
      )}
      {role === 'viewer' || rights === null ? null : (
        <div className="rights">
          {rights.map((right, n) => (
            <div key={n} className="permission">
              <Select
                label={n === 0 ? 'Kind' : undefined}
                aria-label={`Kind ${n + 1}`}
                data={kindChoices}
                value={right.kind}
                onChange={(kind) => setRight(n, { kind: kind ?? '' })}
                searchable
                allowDeselect={false}
              />
              <TextInput
                label={n === 0 ? 'IDs' : undefined}
                aria-label={`IDs ${n + 1}`}
                placeholder="*, or fair-*"
                value={right.ids}
                onChange={(event) => setRight(n, { ids: event.currentTarget.value })}
                pattern="[\w@ .\/*\-]+"
                required
              />
              <Button
                variant="default"
                onClick={() => onChange({ role, rights: rights.filter((_, index) => index !== n) })}
                aria-label={`Remove ${kindTitle(right.kind)} ${right.ids}`}
              >
                Remove
              </Button>
            </div>
          ))}
          <div className="row">
            <Button
              size="xs"
              variant="default"
              onClick={() => onChange({ role, rights: [...rights, { kind: 'page', ids: '*' }] })}
            >
              Add a kind of document
            </Button>
            <span className="dim">
              In an ID, * stands for any characters: fair-* is every ID that begins with fair-.
            </span>
          </div>
        </div>
      )}
      <output className="may">{rightsInWords(name, role, rights, kindTitle)}</output>
    </div>
  )
}
