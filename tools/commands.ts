/** Every command with its arguments and options. Parsing, `--help` and the table of README.md come from this list. */

/**
 * How a value names a file or folder. A `path` is relative to the folder in which the command was called. A `version`
 * is such a path if the folder exists, and otherwise a name such as a git revision.
 */
export type PathKind = 'path' | 'version'

interface OptionBase {
  readonly description: string
  /** The placeholder of the value in help texts, such as DIR. */
  readonly value?: string
  readonly path?: PathKind
}

export type CommandOption = OptionBase &
  (
    | { readonly type: 'flag' }
    | { readonly type: 'text'; readonly default?: string }
    | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number; readonly default?: number }
    /** An instant in ISO 8601 with an offset, parsed to milliseconds since 1970. */
    | { readonly type: 'instant' }
  )

export interface CommandArgument {
  readonly name: string
  readonly description: string
  readonly isRequired?: true
  readonly choices?: readonly string[]
  /** Environment variable whose value is the default. */
  readonly variable?: string
  readonly default?: string
  readonly path?: PathKind
}

export interface Command {
  /** What the command does: a verb phrase without a period. */
  readonly summary: string
  readonly arguments: { readonly [key: string]: CommandArgument }
  readonly options: { readonly [name: string]: CommandOption }
  /** Environment variables that the command reads, besides those of its arguments. */
  readonly environment?: { readonly [name: string]: string }
  /** The meaning of exit code 1; absent if the command has no negative result. */
  readonly exitsWith1?: string
  /** True for a command that is started as `npm NAME` instead of `npm run NAME`. */
  readonly isBuiltIn?: true
}

const site = {
  name: 'DIR',
  description: 'folder of the site',
  variable: 'SITE_DIR',
  default: 'config',
  path: 'path',
} as const
const json = { type: 'flag', description: 'print JSON' } as const
const at = {
  type: 'instant',
  value: 'INSTANT',
  description: 'use this instant instead of now, such as 2026-12-24T18:00+08:00',
} as const
const server = {
  type: 'text',
  value: 'URL',
  description: 'address of a remote server, such as https://www.example; its token is in PUBLISH_TOKEN',
} as const
const publishToken = 'publish token of the server (default: publish.token in the data folder)'
const dataDir = 'folder of the release store, the embedded database and the keys (default .data)'
const databaseUrl = 'address of a PostgreSQL database to use instead of the embedded database'
const port = 'port of the server on this machine (default 8080)'

/** The environment variables that the server reads, except those that commands set. */
const serverEnvironment = {
  PORT: port,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  GATEWAY_URL: "the licensee's gateway, which replaces the sandbox",
  METRICS_TOKEN: 'token that other machines must send to /metrics',
  SANDBOX: 'on or off (default: on without GATEWAY_URL; the control surface is off in production unless on is set)',
  SANDBOX_KEY: 'key of /sandbox (default: sandbox.key in the data folder); "none" needs no key, for test machines only',
  REVIEW: 'required or optional: whether a publish from the studio needs an approval (default: required in production)',
  PREVIEW: 'open or signed: which preview tokens are accepted (default: open with the sandbox)',
  TRUSTED_PROXIES: 'addresses and subnets of proxies in front of the server, such as 127.0.0.1, 10.0.0.0/8',
  STUDIO_ORIGIN: 'the only origin of the studio, such as https://studio.example; required in production',
  SECOND_FACTOR: 'required or optional: whether operators need a second factor (default: required in production)',
  STUDIO_SECRET: 'secret of sessions and second factors, the same on all servers; by default a file in DATA_DIR',
  OIDC_ISSUER: 'address of an identity provider with which operators sign in',
  OIDC_CLIENT_ID: 'the name of the studio at the identity provider',
  OIDC_CLIENT_SECRET: 'the secret of the studio at the identity provider',
  REQUEST_TIMEOUT: 'seconds in which a request must arrive with its body (default 60)',
  MAX_CONNECTIONS: 'open connections (default 10000)',
  MAX_CONNECTIONS_PER_ADDRESS: 'open connections of one address (default 1000)',
  MAX_BODY_MEMORY: 'MB of request bodies in memory (default 64)',
  MAX_HINTS_PER_ADDRESS: 'connections of one address to /hint (default 100)',
} as const

export const commands = {
  start: {
    summary: 'build what has changed, and serve the player, the studio, the gallery and the sandbox',
    arguments: { site },
    options: {},
    environment: serverEnvironment,
    isBuiltIn: true,
  },
  dev: {
    summary:
      'serve, publish each saved document, build each saved source file, and restart the server when its code changes',
    arguments: { site },
    options: {},
    environment: serverEnvironment,
  },
  build: {
    summary: 'build the player app into dist/player unless it is up to date',
    arguments: {},
    options: {},
  },
  check: {
    summary: 'report every error in the documents of a site, and every finding of the proofs about its rules',
    arguments: { site },
    options: {
      at,
      json,
      server: { ...server, description: 'let this server check the folder with all gates of a publish' },
    },
    environment: { PUBLISH_TOKEN: publishToken, DATA_DIR: dataDir },
    exitsWith1: 'the site has errors',
  },
  diff: {
    summary: 'describe what changes from version A to version B, and who gains or loses what',
    arguments: {
      before: {
        name: 'A',
        description: 'a folder, `live`, the hash of a release, or a git revision',
        isRequired: true,
        path: 'version',
      },
      after: { name: 'B', description: 'the same', isRequired: true, path: 'version' },
      site: { ...site, description: 'folder of the site in a git revision; ignored unless A or B is a git revision' },
    },
    options: {
      at,
      structure: { type: 'flag', description: 'print each changed value with its address instead of sentences' },
      json,
      'exit-code': { type: 'flag', description: 'exit with code 1 when A and B differ' },
      server: { ...server, description: 'read `live`, and release numbers such as 12, from this server' },
    },
    environment: { PUBLISH_TOKEN: publishToken, DATA_DIR: dataDir },
    exitsWith1: '--exit-code was given and A and B differ',
  },
  timeline: {
    summary: 'list every instant at which the clock changes what players see, with what changes and for whom',
    arguments: {
      site: {
        ...site,
        description: 'folder of the site, `live`, the hash of a release, or a git revision',
        path: 'version',
      },
    },
    options: {
      days: { type: 'integer', value: 'N', minimum: 1, maximum: 3660, default: 60, description: 'number of days' },
      at,
      json,
    },
    environment: { DATA_DIR: dataDir },
  },
  why: {
    summary: 'report whether a person sees a node of a page, and if not, the first reason with its file and line',
    arguments: {
      page: { name: 'PAGE', description: 'id or path of a page, or id of a popup', isRequired: true },
      node: { name: 'NODE', description: 'id of a node, or its address', isRequired: true },
      site: {
        ...site,
        description: 'folder of the site, `live`, the hash of a release, or a git revision',
        path: 'version',
      },
    },
    options: {
      as: {
        type: 'text',
        value: 'PERSONA',
        description: 'facts of the person, such as session.loggedIn=true,player.vipLevel=5 (default: a visitor)',
      },
      at,
      json,
    },
    environment: { DATA_DIR: dataDir },
    exitsWith1: 'the person does not see the node',
  },
  preview: {
    summary: 'write the contact sheet of a page or of a change to it, or sign a preview token',
    arguments: {
      page: { name: 'PAGE', description: 'id or path of a page' },
      site,
    },
    options: {
      against: {
        type: 'text',
        value: 'VERSION',
        path: 'version',
        description: 'show what has changed since this folder or git revision',
      },
      out: {
        type: 'text',
        value: 'DIR',
        path: 'path',
        description: 'write the sheet into this folder (default dist/preview/PAGE)',
      },
      most: {
        type: 'integer',
        value: 'N',
        minimum: 1,
        maximum: 100,
        default: 24,
        description: 'take at most this many screenshots',
      },
      sign: {
        type: 'text',
        value: 'TOKEN',
        description:
          'sign this preview token, or the preview token in this address, and print the result instead of writing a sheet',
      },
      release: {
        type: 'text',
        value: 'HASH',
        description:
          'print the signed address of a preview of this release, as a visitor or with the persona of --sign TOKEN',
      },
      hours: {
        type: 'integer',
        value: 'N',
        minimum: 1,
        maximum: 744,
        default: 24,
        description: 'number of hours for which a signed token is valid',
      },
    },
    environment: { DATA_DIR: dataDir },
    exitsWith1: 'a screenshot failed',
  },
  generate: {
    summary: 'report generated files that are out of date',
    arguments: {},
    options: { write: { type: 'flag', description: 'write them' } },
    exitsWith1: 'a generated file is out of date, or a source has an error',
  },
  new: {
    summary: 'create a widget, action, fact, call, document or site that passes all tests',
    arguments: {
      kind: {
        name: 'KIND',
        description: 'what to create',
        choices: ['widget', 'action', 'fact', 'call', 'page', 'banner', 'popup', 'skin', 'section', 'site'],
        isRequired: true,
      },
      name: {
        name: 'NAME',
        description:
          'VipCard (widget), games.launch (action), player.vipLevel (fact), games/list (call), home-top/spring-fair ' +
          '(banner), spring-fair (other documents), ../bus (folder of a new site)',
        isRequired: true,
      },
      site: { ...site, description: 'folder of the site to which a document is added' },
    },
    options: {
      languages: {
        type: 'text',
        value: 'LIST',
        default: 'en',
        description: 'BCP 47 tags of the languages of a new site, the default language first',
      },
    },
    exitsWith1: 'nothing was created',
  },
  publish: {
    summary: 'publish a site to the running server',
    arguments: { site },
    options: {
      server,
      overwrite: {
        type: 'flag',
        description: 'publish even if the folder lacks changes that others have published, and so remove these changes',
      },
    },
    environment: { PUBLISH_TOKEN: publishToken, PORT: port, DATA_DIR: dataDir },
    exitsWith1: 'the site was not published',
  },
  pull: {
    summary: 'merge the changes of the live documents into a folder, and keep the changes of the folder',
    arguments: { site },
    options: {
      server,
      keep: {
        type: 'text',
        value: 'SIDE',
        description: 'version to keep in a conflict: mine (the folder) or theirs (the server)',
      },
    },
    environment: { PUBLISH_TOKEN: publishToken, PORT: port, DATA_DIR: dataDir },
    exitsWith1: 'there are conflicts; nothing was written',
  },
  push: {
    summary: 'publish the changes of a folder since the last pull or push, as one change set',
    arguments: { site },
    options: {
      server,
      title: { type: 'text', value: 'TEXT', description: 'title of the change set, for the history' },
      draft: { type: 'flag', description: 'create the change set and do not publish it' },
      'dry-run': { type: 'flag', description: 'report all findings and change nothing' },
    },
    environment: { PUBLISH_TOKEN: publishToken, PORT: port, DATA_DIR: dataDir },
    exitsWith1: 'the changes were not published',
  },
  status: {
    summary: 'list what has changed in a folder and in the live documents since the last pull or push',
    arguments: { site },
    options: { server },
    environment: { PUBLISH_TOKEN: publishToken, PORT: port, DATA_DIR: dataDir },
    exitsWith1: 'they differ',
  },
  rollback: {
    summary: 'make an earlier release live again; without --server, this also works while the server is down',
    arguments: {
      release: {
        name: 'RELEASE',
        description:
          'hash of the release or its first characters; with --server, its number in the history (default: the release that was live before)',
      },
    },
    options: {
      server,
      reason: { type: 'text', value: 'TEXT', description: 'reason, written to the audit; required with --server' },
    },
    environment: { PUBLISH_TOKEN: publishToken, DATA_DIR: dataDir },
    exitsWith1: 'the pointer was not moved',
  },
  kill: {
    summary:
      'take a part of the site out of use in every release; works without a running server and without a database',
    arguments: {},
    options: {
      document: {
        type: 'text',
        value: 'KIND/ID',
        description: 'a page, a popup or an entry of a list, such as banner/fair',
      },
      node: { type: 'text', value: 'ADDRESS', description: 'address of a node, as npm run why prints it' },
      widget: { type: 'text', value: 'NAME', description: 'all nodes with this widget' },
      action: { type: 'text', value: 'NAME', description: 'an action, such as games.launch' },
      route: { type: 'text', value: 'ID', description: 'a route' },
      link: {
        type: 'text',
        value: 'CLASS',
        description:
          'links that leave the site: external (all web addresses), tel, mailto, or another scheme such as viber',
      },
      container: { type: 'text', value: 'NAME', description: 'apply the kill only in this container, such as APP' },
      reason: { type: 'text', value: 'TEXT', description: 'reason, written to the audit (required)' },
      until: {
        type: 'instant',
        value: 'INSTANT',
        description: 'end the kill at this instant, such as 2026-12-24T18:00+08:00',
      },
      by: {
        type: 'text',
        value: 'NAME',
        description: 'your name, written to the audit (default: the user of this machine)',
      },
      lift: { type: 'text', value: 'ID', description: 'lift this kill instead of adding one (requires --reason)' },
      list: { type: 'flag', description: 'list the current kills and change nothing' },
      out: {
        type: 'text',
        value: 'DIR',
        path: 'path',
        description: 'also write the current kills into the static release in this folder',
      },
    },
    environment: { DATA_DIR: dataDir },
    exitsWith1: 'nothing was changed',
  },
  move: {
    summary: 'copy everything between the embedded database and PostgreSQL; the source is not changed',
    arguments: {},
    options: {
      to: {
        type: 'text',
        value: 'URL',
        description: 'postgres://user:password@host/database of an empty database, or embedded (required)',
      },
    },
    environment: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    exitsWith1: 'nothing was moved',
  },
  backup: {
    summary: 'write the content of the database and of the data folder to one file',
    arguments: { file: { name: 'FILE', description: 'file to write', isRequired: true, path: 'path' } },
    options: {},
    environment: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    exitsWith1: 'no backup was written',
  },
  restore: {
    summary: 'fill an empty data folder and an empty database from a backup',
    arguments: {
      file: { name: 'FILE', description: 'file that npm run backup wrote', isRequired: true, path: 'path' },
    },
    options: {},
    environment: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    exitsWith1: 'nothing was restored',
  },
  release: {
    summary: 'write a static release for any web server, with an nginx include, and print how much each page downloads',
    arguments: { site },
    options: { out: { type: 'text', value: 'DIR', path: 'path', description: 'folder to write to (required)' } },
    exitsWith1: 'the site has errors; nothing was written',
  },
  bench: {
    summary: 'measure the engine, pages, publishing and the studio, and compare the results with the performance goals',
    arguments: {
      part: {
        name: 'PART',
        description: 'part to measure (default: engine, page, publish and studio)',
        choices: ['engine', 'page', 'publish', 'studio', 'budget', 'tables', 'scale', 'chart'],
      },
      file: { name: 'FILE', description: 'file with the results of other engines, for the part "chart"', path: 'path' },
    },
    options: {
      rounds: { type: 'integer', value: 'N', minimum: 1, maximum: 1000, default: 8, description: 'number of rounds' },
      json: { type: 'text', value: 'FILE', path: 'path', description: 'write the results to this file as well' },
      sizes: {
        type: 'text',
        value: 'LIST',
        default: '10,100,1000,10000',
        description: 'sizes of the sites that are measured, in documents (part "publish")',
      },
      'publish-up-to': {
        type: 'integer',
        value: 'N',
        minimum: 1,
        maximum: 1_000_000,
        default: 1000,
        description: 'largest site that is published in full, in documents; larger sites are only compiled',
      },
    },
  },
  test: {
    summary: 'run every check and test, with samples of combinatorial tests',
    arguments: {},
    options: {
      full: {
        type: 'flag',
        description: 'run every combination, and random cases from a new seed (npm run test:full)',
      },
      changed: {
        type: 'flag',
        description: 'run only what the changes since the base revision can affect (npm run test:changed)',
      },
      base: {
        type: 'text',
        value: 'REVISION',
        default: 'main',
        description: 'git revision with which --changed compares',
      },
      seed: {
        type: 'integer',
        value: 'N',
        minimum: 0,
        maximum: 2 ** 31,
        description: 'seed of the random cases, to repeat a run',
      },
    },
    environment: {
      CHROMIUM: 'path of the Chromium executable (default: the installed one; downloaded if there is none)',
    },
    exitsWith1: 'a test failed',
    isBuiltIn: true,
  },
} as const satisfies { readonly [name: string]: Command }

export type CommandName = keyof typeof commands
