/** Schemas of the requests to the document store. */
import type { RequestSchema } from '../validation/ajv.ts'

/**
 * A path below the folder of the site: names separated by slashes. No name starts with a dot: `npm run pull` writes
 * these files, and programs read hidden files such as `.git/config` as settings.
 */
export const pathSchema: RequestSchema = {
  type: 'string',
  maxLength: 300,
  // The names of properties of all objects are refused, because parsers of JSON refuse or lose them as keys.
  pattern: '^(?!(?:.*/)?(?:__proto__|constructor|prototype)(?:/|$))(?!\\.)[\\w@ .\\-]+(/(?!\\.)[\\w@ .\\-]+)*$',
  'x-expected': 'a path below the folder of the site',
}
export const hashSchema: RequestSchema = {
  type: 'string',
  pattern: '^[0-9a-f]{64}$',
  'x-expected': 'a SHA-256 in hexadecimal',
}

export function objectSchema(
  properties: { readonly [name: string]: RequestSchema },
  required: readonly string[] = Object.keys(properties),
): RequestSchema {
  return { type: 'object', additionalProperties: false, required, properties }
}

export const versionSchema: RequestSchema = { type: 'integer', minimum: 0 }

/**
 * Text that a person writes, with line breaks but without other control characters (PostgreSQL cannot store NUL) and
 * without marks of direction, which change the order in which a text is displayed.
 */
export function wordsSchema(minLength: number, maxLength: number): RequestSchema {
  return {
    type: 'string',
    minLength,
    maxLength,
    pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\u202a-\\u202e\\u2066-\\u2069]*$',
    'x-expected': `a text of ${minLength} to ${maxLength} characters without control characters`,
  }
}
export const reasonSchema = wordsSchema(1, 1000)
export const messageSchema = wordsSchema(0, 1000)
export const momentSchema = objectSchema(
  {
    wallTime: {
      type: 'string',
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$',
      'x-expected': 'a local time such as 2026-12-24T18:00',
    },
    zone: {
      type: 'string',
      maxLength: 60,
      pattern: '^[A-Za-z][\\w+/\\-]*$',
      'x-expected': 'a time zone such as Asia/Manila',
    },
    occurrence: { enum: ['first', 'second'] },
  },
  ['wallTime', 'zone'],
)

export const idSchema: RequestSchema = {
  type: 'string',
  pattern: '^[0-9a-f-]{36}$',
  'x-expected': 'the id of a change set or schedule',
}
export const idParams = objectSchema({ id: idSchema })
export const releaseSchema: RequestSchema = {
  type: 'string',
  pattern: '^[0-9a-f]{20}$',
  'x-expected': 'the 20-digit hash that names the documents of a release',
}
export const hashParams = objectSchema({ hash: hashSchema })
export const releaseParams = objectSchema({ release: releaseSchema })
export const pathQuery = objectSchema({ path: pathSchema })

export const createBody = objectSchema({ title: wordsSchema(1, 200) })

export const editBody = objectSchema(
  {
    path: pathSchema,
    version: versionSchema,
    base: {
      ...hashSchema,
      type: ['string', 'null'],
      'x-expected': 'the SHA-256 of the content before the edit, or null for a new file',
    },
    content: {
      anyOf: [
        { type: 'null' },
        objectSchema({ text: { type: 'string' } }),
        objectSchema({ base64: { type: 'string', contentEncoding: 'base64' } }),
      ],
      'x-expected': 'text or base64, or null to remove the file',
    },
  },
  ['path', 'version', 'content'],
)
export const previewProperties = {
  facts: { type: 'object', 'x-expected': 'the facts of a persona' },
  at: { type: 'integer', minimum: 0 },
  language: { type: 'string', maxLength: 40 },
  skin: { type: 'string', maxLength: 120 },
} as const
export const previewBody = objectSchema(previewProperties, ['facts', 'at'])
export const rebaseBody = objectSchema({ keep: { enum: ['mine', 'theirs'] } }, [])
export const publishBody = objectSchema(
  { version: versionSchema, dryRun: { type: 'boolean' }, replacesSchedule: { type: 'boolean' } },
  [],
)
export const restoreBody = objectSchema(
  {
    sequence: { type: 'integer', minimum: 1 },
    paths: { type: 'array', minItems: 1, maxItems: 10_000, items: pathSchema },
  },
  ['sequence'],
)
