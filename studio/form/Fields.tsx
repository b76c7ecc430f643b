/** Fields made from schemas of the dialect. Each writes its value at its path, and shows the findings about it. */
import { Button, ColorInput, NumberInput, Select, Switch, TagsInput, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { catalogue } from '../../catalogue/catalogue.ts'
import { own, isList, isObject, type Json, type JsonObject } from '../../engine/core/json.ts'
import type { Schema } from '../../engine/core/schema.ts'
import { editorOf } from '../../engine/document/form.ts'
import { type Finding, pointerTo } from '../../engine/document/finding.ts'
import { definitionSchema, resolveSchema, typesOf } from '../../engine/document/vocabulary.ts'
import { WitnessLink } from '../edit/WitnessLink.tsx'
import type { TextPath } from '../edit/text-edit.ts'
import { kindTitles } from '../shell/kinds.ts'
import { useSiteFacts } from '../shell/session.tsx'
import { placeOf } from '../../engine/wording/moment.ts'
import { ChoiceField, hasChoices } from './ChoiceField.tsx'
import { useForm } from './context.ts'
import { DateField, isWrittenDate } from './DateField.tsx'
import { type FieldProps, JsonField } from './JsonField.tsx'
import { DocumentPicker } from './DocumentPicker.tsx'
import { findingInWords } from './finding-words.ts'
import { findingsOf, hasFields, isComputed, isRule, isTagged } from './field-findings.ts'
import { FactsField } from './rule/FactsField.tsx'
import { ContrastNote } from './pickers/ContrastNote.tsx'
import { IconPicker } from './pickers/IconPicker.tsx'
import { RuleField } from './RuleField.tsx'
import { branchOf, branchTitle, childOf, entryTitle, groupsOf, startValue, writtenSchema } from './schema.ts'
import { TableField } from './table/TableField.tsx'
import { TextField } from './TextField.tsx'
import { lengthInWords } from './text-notes.ts'
import { TimeInput } from './TimeInput.tsx'

/** The fields of an object, in groups. */
export function ObjectFields({
  schema,
  value,
  path,
  isDocument = false,
}: {
  readonly schema: Schema
  readonly value: Json | undefined
  readonly path: TextPath
  readonly isDocument?: boolean
}) {
  const own = schema.typeName === 'SelectorUse' ? withSettings(schema, value) : schema
  return groupsOf(own, isDocument).map(({ title, fields }) => {
    const inputs = fields.map(([name, property]) => (
      <Field
        key={name}
        schema={property}
        value={childOf(value, name)}
        path={[...path, name]}
        required={schema.required?.includes(name) === true}
        label={resolveSchema(property).schema.title ?? name}
      />
    ))
    return title === undefined ? (
      <div className="fields" key="">
        {inputs}
      </div>
    ) : (
      <fieldset className="group" key={title}>
        <legend>{title}</legend>
        {inputs}
      </fieldset>
    )
  })
}

const fillIn = (finding: Finding): Finding => ({ ...finding, message: 'fill in this field' })

/**
 * One field with the findings about it: also that its value is missing, and those about parts of its value for which
 * there is no field.
 */
export function Field({ schema, path, ...props }: Omit<FieldProps, 'help'>) {
  const { findings, notes } = useForm()
  const note = notes.get(pointerTo('', ...path))
  const { languages } = useSiteFacts()
  const written = writtenSchema(schema)
  const pointer = pointerTo('', ...path)
  const name = path.at(-1)
  const missing = (findings.get(pointerTo('', ...path.slice(0, -1))) ?? []).filter(
    (finding) => finding.missing === name,
  )
  const own = [...missing.map(fillIn), ...findingsOf(findings, pointer, hasFields(written, props.value))]
  return (
    <div className="field" id={pointer} data-pointer={pointer}>
      <Input {...props} schema={written} path={path} help={written.description} />
      {own.map((finding, n) => (
        <div key={n} className={`note ${finding.severity}`} role={finding.severity === 'error' ? 'alert' : 'status'}>
          {findingInWords(finding, languages, props.label)}{' '}
          {finding.witness === undefined ? null : <WitnessLink finding={finding} witness={finding.witness} />}
        </div>
      ))}
      {note === undefined ? null : (
        <div className="note warning" role="status">
          {note}
        </div>
      )}
    </div>
  )
}

function Input(props: FieldProps): ReactNode {
  const { schema, value, path, required, label, help } = props
  const form = useForm()
  const { timeZone, currencySign } = useSiteFacts()
  const set = (next: Json | undefined): void => form.set(path, next)
  const common = { label, description: help, required: required && value === undefined, withAsterisk: required }
  const editor = editorOf(schema)
  const picked = editor === undefined ? undefined : pickedKind(editor)
  if (isWrittenDate(value) || (editor === 'date' && value === undefined)) return <DateField {...props} />
  if (editor === 'text' && schema.type !== 'string') return <TextField {...props} />
  if (isRule(schema)) return <RuleField {...props} />
  if (schema.resolves?.endsWith('/image') === true && (value === undefined || (isObject(value) && '$asset' in value)))
    return (
      <DocumentPicker
        {...common}
        kind="asset"
        value={textOf(childOf(value, '$asset'))}
        onChange={(id) => set(id === undefined ? undefined : { $asset: id })}
        clearable={!required}
      />
    )
  if (isComputed(value) && schema.oneOf === undefined) return <ComputedField {...props} value={value} />
  if (isTagged(value) && schema.oneOf === undefined) return <JsonField {...props} />
  if (picked !== undefined && (value === undefined || typeof value === 'string')) {
    // An include names its section with the kind in front: `section/hot-games`.
    const kind = schema.format === 'include' ? `${picked}/` : ''
    return (
      <DocumentPicker
        {...common}
        kind={picked}
        value={textOf(value)?.slice(kind.length)}
        onChange={(id) => set(id === undefined ? undefined : kind + id)}
        clearable={!required}
      />
    )
  }
  if (editor === 'icon' && schema.enum !== undefined && (value === undefined || typeof value === 'string'))
    return (
      <IconPicker
        label={label}
        description={help}
        withAsterisk={required}
        choices={schema.enum.map((one) => ({ value: String(one), label: schema.labels?.[String(one)] ?? String(one) }))}
        value={value}
        onChange={set}
        clearable={!required}
      />
    )
  if (schema.enum !== undefined)
    return (
      <Select
        {...common}
        data={schema.enum.map((one) => ({ value: String(one), label: schema.labels?.[String(one)] ?? String(one) }))}
        value={value === undefined ? null : String(value)}
        onChange={(chosen) => set(chosen === null ? undefined : schema.enum?.find((one) => String(one) === chosen))}
        clearable={!required}
        clearButtonProps={{ 'aria-label': `Remove ${label}` }}
        placeholder={
          schema.default === undefined
            ? 'Not set'
            : `Not set: ${schema.labels?.[String(schema.default)] ?? String(schema.default)}`
        }
      />
    )
  if (editor === 'selector')
    return (
      <Select
        {...common}
        searchable
        data={Object.values(catalogue.selectors).map(({ name, args }) => ({
          value: name,
          label: args.title === undefined ? name : `${args.title} (${name})`,
        }))}
        value={textOf(value) ?? null}
        onChange={(name) => set(name ?? undefined)}
      />
    )
  if (schema.oneOf !== undefined) return <UnionField {...props} />
  const [type] = typesOf(schema)
  if (typesOf(schema).length > 2) return <JsonField {...props} />
  if (type === 'boolean')
    return (
      <Switch
        label={label}
        description={help}
        checked={value === true || (value === undefined && schema.default === true)}
        onChange={(event) => set(event.currentTarget.checked)}
      />
    )
  if (type === 'integer' || type === 'number')
    return (
      <NumberInput
        {...common}
        value={typeof value === 'number' ? value : ''}
        onChange={(next) => set(typeof next === 'number' ? next : undefined)}
        allowDecimal={type === 'number'}
        {...(schema.minimum === undefined ? {} : { min: schema.minimum })}
        {...(schema.maximum === undefined ? {} : { max: schema.maximum })}
        clampBehavior="none"
        {...(editor === 'money' ? { prefix: currencySign, thousandSeparator: ',' } : {})}
        {...(schema.unit === undefined ? {} : { suffix: ` ${schema.unit}` })}
        placeholder={schema.default === undefined ? 'Not set' : `Not set: ${String(schema.default)}`}
      />
    )
  if (type === 'array' && writtenSchema(schema.items ?? {}).typeName === 'TableRow')
    return <TableField path={path} label={label} help={help} table={form.document} field={Field} />
  if (type === 'array' && editorOf(writtenSchema(schema.items ?? {})) === 'fact') return <FactsField {...props} />
  if (type === 'array') return <ListField {...props} />
  if (type === 'object') return <ObjectField {...props} />
  if (type !== 'string') return <JsonField {...props} />
  if (hasChoices(schema)) return <ChoiceField {...props} />
  const text = textOf(value) ?? ''
  const change = (next: string): void => set(next === '' && !required ? undefined : next)
  if (editor === 'moment' || editor === 'time')
    return (
      <TimeInput
        {...common}
        type={editor === 'time' ? 'time' : 'datetime-local'}
        description={`${help ?? ''} Time of ${placeOf(timeZone)}.`}
        value={text}
        onChange={change}
      />
    )
  if (editor === 'color')
    return (
      <>
        <ColorInput {...common} value={text} onChange={change} popoverProps={{ withinPortal: false }} />
        <ContrastNote path={path} />
      </>
    )
  const length = text === '' ? undefined : lengthInWords(text, schema.maxLength)
  const description = [help, length === undefined ? undefined : `${length}.`]
    .filter((one) => one !== undefined)
    .join(' ')
  const words = { value: text, placeholder: placeholderOf(schema), ...(description === '' ? {} : { description }) }
  return (schema.maxLength ?? 0) > 200 ? (
    <Textarea {...common} {...words} autosize minRows={2} onChange={(event) => change(event.currentTarget.value)} />
  ) : (
    <TextInput {...common} {...words} onChange={(event) => change(event.currentTarget.value)} />
  )
}

function placeholderOf({ default: start, examples }: Schema): string {
  if (start !== undefined) return `Not set: ${String(start)}`
  return examples?.[0] === undefined ? '' : `Such as ${String(examples[0])}`
}

/** Returns the kind of document that `editor` picks. */
function pickedKind(editor: string): string | undefined {
  if (editor === 'table') return 'decision-table'
  return kindTitles.has(editor) && editor !== 'site' ? editor : undefined
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** A field for a value that may have one of several forms. */
function UnionField(props: FieldProps) {
  const { schema, value, path, required, label, help } = props
  const { set } = useForm()
  const branches = (schema.oneOf ?? []).map((branch) => ({ branch, title: branchTitle(branch) }))
  const chosen = branchOf(schema, value)
  const current = branches.find(({ branch }) => branch === chosen)
  const schemaOf = current === undefined ? undefined : writtenSchema(current.branch)
  const isPlain = schemaOf !== undefined && schemaOf.properties === undefined && schemaOf.oneOf === undefined
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {help === undefined ? null : <span className="dim">{help}</span>}
      <Select
        aria-label={`Form of ${label}`}
        data={branches.map(({ title }) => title)}
        value={current?.title ?? null}
        placeholder="Not set"
        clearable={!required}
        clearButtonProps={{ 'aria-label': `Remove ${label}` }}
        onChange={(title) => {
          const next = branches.find((one) => one.title === title)
          set(path, next === undefined ? undefined : startOf(next.branch, schema))
        }}
      />
      {schemaOf === undefined ? null : isPlain ? (
        <Field schema={schemaOf} value={value} path={path} required label={schemaOf.title ?? label} />
      ) : (
        <ObjectFields schema={schemaOf} value={value} path={path} />
      )}
    </fieldset>
  )
}

const computedSource = definitionSchema('selectTag').properties?.$select ?? {}

/** A field for the result of a selector, or a cell of a decision table. */
function ComputedField({ value, path, required, label, help }: FieldProps & { readonly value: JsonObject }) {
  const { set } = useForm()
  return (
    <div className="field">
      <Field
        schema={{ ...computedSource, ...(help === undefined ? {} : { description: help }) }}
        value={value.$select}
        path={[...path, '$select']}
        required
        label={label}
      />
      {required ? null : (
        <div>
          <Button size="compact-xs" variant="default" onClick={() => set(path, undefined)}>
            Remove {label}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Returns the schema of the use of a selector, with the settings of this selector. */
function withSettings(schema: Schema, value: Json | undefined): Schema {
  const name = textOf(childOf(value, 'name'))
  const selector = name === undefined ? undefined : own(catalogue.selectors, name)
  const { args: _any, ...properties } = schema.properties ?? {}
  if (selector === undefined || Object.keys(selector.args.properties ?? {}).length === 0)
    return { ...schema, properties }
  return { ...schema, properties: { ...schema.properties, args: { ...selector.args, title: 'Settings' } } }
}

function startOf(branch: Schema, union: Schema): Json {
  const start = startValue(branch)
  const tag = union.discriminator?.propertyName
  const constant = tag === undefined ? undefined : resolveSchema(branch).schema.properties?.[tag]?.const
  return tag === undefined || constant === undefined || !isObject(start) ? start : { [tag]: constant, ...start }
}

/** A field for a list: words as tags, everything else as entries one below the other. */
function ListField({ schema, value, path, label, help, required }: FieldProps) {
  const { set, insert, move } = useForm()
  const items = schema.items ?? {}
  const resolved = writtenSchema(items)
  const entries = isList(value) ? value : []
  // An entry keeps its key when it is moved. Its title is no key, because it changes while the entry is edited.
  const [kept, setKeys] = useState<readonly number[]>([])
  const keys = kept.length === entries.length ? kept : [...entries.keys()]
  /** Key of the entry that was added last; it is open at first. */
  const [added, setAdded] = useState<number>()
  const swap = (from: number, to: number): void => {
    setKeys(keys.with(from, keys[to] ?? to).with(to, keys[from] ?? from))
    move(path, from, to)
  }
  const add = (at: number, entry: Json): void => {
    const key = Math.max(-1, ...keys) + 1
    setAdded(key)
    setKeys(keys.toSpliced(at, 0, key))
    insert(path, at, entry)
  }
  const remove = (at: number): void => {
    setKeys(keys.toSpliced(at, 1))
    set([...path, at], undefined)
  }
  if (resolved.type === 'string' && entries.every((entry) => typeof entry === 'string'))
    return (
      <TagsInput
        label={label}
        description={help}
        withAsterisk={required}
        value={[...entries]}
        onChange={(next) => set(path, next.length === 0 && !required ? undefined : next)}
        data={(resolved.enum ?? []).map((one) => ({
          value: String(one),
          label: resolved.labels?.[String(one)] ?? String(one),
        }))}
        placeholder={resolved.enum === undefined ? 'Type and press Enter' : 'Choose'}
      />
    )
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {help === undefined ? null : <span className="dim">{help}</span>}
      {entries.map((entry, n) => (
        <Entry
          key={keys[n]}
          startsOpen={keys[n] === added}
          title={entryTitle(entry, n)}
          pointer={pointerTo('', ...path, n)}
          actions={
            <span className="row">
              <Button
                size="compact-xs"
                variant="default"
                disabled={n === 0}
                onClick={() => swap(n, n - 1)}
                aria-label={`Move ${entryTitle(entry, n)} up`}
              >
                Up
              </Button>
              <Button
                size="compact-xs"
                variant="default"
                disabled={n === entries.length - 1}
                onClick={() => swap(n, n + 1)}
                aria-label={`Move ${entryTitle(entry, n)} down`}
              >
                Down
              </Button>
              <Button
                size="compact-xs"
                variant="default"
                onClick={() => add(n + 1, entry)}
                aria-label={`Duplicate ${entryTitle(entry, n)}`}
              >
                Duplicate
              </Button>
              <Button
                size="compact-xs"
                variant="default"
                onClick={() => remove(n)}
                aria-label={`Remove ${entryTitle(entry, n)}`}
              >
                Remove
              </Button>
            </span>
          }
        >
          <Field schema={items} value={entry} path={[...path, n]} required label={entryTitle(entry, n)} />
        </Entry>
      ))}
      <div>
        <Button size="xs" variant="default" onClick={() => add(entries.length, startValue(items))}>
          Add to {label}
        </Button>
      </div>
    </fieldset>
  )
}

/** An entry whose fields are rendered only while it is open, because a page has hundreds of fields. */
function Entry({
  title,
  startsOpen = false,
  pointer,
  actions,
  children,
}: {
  readonly title: string
  readonly startsOpen?: boolean
  /** JSON pointer of the entry. The entry opens when the address names a place inside it. */
  readonly pointer: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}) {
  const { hash } = useLocation()
  const [isOpen, setOpen] = useState(startsOpen)
  const [seen, setSeen] = useState('')
  if (seen !== hash) {
    setSeen(hash)
    if (`${decodeURIComponent(hash.slice(1))}/`.startsWith(`${pointer}/`)) setOpen(true)
  }
  const id = useId()
  const { findings } = useForm()
  const hasErrors = findingsOf(findings, pointer, false).some(({ severity }) => severity === 'error')
  return (
    <div className="field">
      <div className="row" style={{ justifyContent: 'space-between' }}>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '▾' : '▸'} {title}
        </Button>
        {actions}
      </div>
      <div id={id}>
        {isOpen ? (
          children
        ) : hasErrors ? (
          <span className="note error">Open this entry: something in it must be fixed.</span>
        ) : null}
      </div>
    </div>
  )
}

/**
 * A field for an object: its fields, or named values if its schema is a map. Props of a widget come from the widget's
 * schema.
 */
function ObjectField(props: FieldProps) {
  const { schema, value, path, required, label, help } = props
  const { set } = useForm()
  const widget = isObject(value) && typeof value.widget === 'string' ? own(catalogue.widgets, value.widget) : undefined
  const map = schema.additionalProperties
  const fields =
    widget === undefined
      ? schema
      : {
          ...schema,
          properties: {
            ...schema.properties,
            props: { ...widget.schema, title: 'Properties', description: `What ${widget.title} shows.` },
          },
        }
  if (schema.properties === undefined && map !== undefined && map !== false) return <MapField {...props} values={map} />
  return (
    <fieldset className="group">
      <legend>{widget === undefined ? label : `${widget.title}: ${label}`}</legend>
      {help === undefined ? null : <span className="dim">{help}</span>}
      {value === undefined ? (
        <div>
          <Button size="xs" variant="default" onClick={() => set(path, startValue(schema))}>
            Add {label}
          </Button>
        </div>
      ) : (
        <>
          <ObjectFields schema={fields} value={value} path={path} />
          {required ? null : (
            <div>
              <Button size="compact-xs" variant="default" onClick={() => set(path, undefined)}>
                Remove {label}
              </Button>
            </div>
          )}
        </>
      )}
    </fieldset>
  )
}

function MapField({ value, path, label, help, values }: FieldProps & { readonly values: Schema }) {
  const { set } = useForm()
  const [name, setName] = useState('')
  const entries = isObject(value) ? Object.entries(value) : []
  const add = (): void => {
    if (name === '' || entries.some(([known]) => known === name)) return
    set([...path, name], startValue(values))
    setName('')
  }
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {help === undefined ? null : <span className="dim">{help}</span>}
      {entries.map(([key, entry]) => (
        <Entry
          key={key}
          title={key}
          pointer={pointerTo('', ...path, key)}
          actions={
            <Button
              size="compact-xs"
              variant="default"
              onClick={() => set([...path, key], undefined)}
              aria-label={`Remove ${key}`}
            >
              Remove
            </Button>
          }
        >
          <Field schema={values} value={entry} path={[...path, key]} required label={key} />
        </Entry>
      ))}
      <div className="row">
        <TextInput
          aria-label={`Name for a new value of ${label}`}
          placeholder="Name"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button size="xs" variant="default" disabled={name === ''} onClick={add}>
          Add to {label}
        </Button>
      </div>
    </fieldset>
  )
}
