/** The maps of an nginx include: from the address of a request to the kind of the answer, its file and its headers. */
import type { HtmlEntry, PathPattern, PathRedirect, Release } from '../../engine/core/release.ts'
import { prefixExpression } from '../../engine/core/language-address.ts'
import { TRAILING_SLASH } from '../../engine/core/route-path.ts'
import { pageHeaders, wellKnownFiles } from '../../server/delivery/headers.ts'
import { endings } from '../release-headers.ts'
import { escapeRegExp, inQuotes, map, nginxString } from './syntax.ts'

/**
 * Returns maps from the address to `$habi_object`, the page in the visitor's language, and to `$habi_policy`, its
 * content security policy.
 */
export function pageMaps(release: Release): string {
  const paths = pagePaths(release)
  return [
    map('$request_uri', '$habi_address', ['"~^(?<habi_raw>[^?]*)" $habi_raw;']),
    '# The language in the lang cookie, if the site has this language.',
    map('$http_cookie', '$habi_asked', ['"~(?:^|;\\\\s*)lang=(?<habi_lang>[a-z0-9-]+)(?=;|$)" $habi_lang;']),
    map('$habi_asked', '$habi_chosen', [
      `default ${release.defaultLanguage};`,
      ...release.languages.map((language) => `${language} ${language};`),
    ]),
    languageMaps(release),
    '# The page of an address.',
    ...(release.hosts === undefined
      ? [map('$habi_path', '$habi_page', ['default missing;', ...pageLines(release, paths)])]
      : [
          map('$habi_path', '$habi_found', ['default missing;', ...pageLines(release, paths)]),
          '# Pages that exist on some hosts only.',
          map('"$habi_found:$host"', '$habi_page', ['default $habi_found;', ...hostLines(release.hosts, paths)]),
        ]),
    map('"$habi_language:$habi_page"', '$habi_object', objectLines(release, paths)),
    map('$habi_object', '$habi_policy', policyLines(release)),
  ].join('\n')
}

/** Returns the paths of all pages. In the maps, a page is named by its index in this list. */
function pagePaths({ html }: Release): readonly string[] {
  return [...new Set(Object.values(html).flatMap((entries) => Object.keys(entries)))].sort()
}

/**
 * Returns the maps that split an address: `$habi_prefix` is the prefix of its language, `$habi_path` the path after the
 * prefix, and `$habi_language` the language. An address without a prefix is redirected to `$habi_turn`, the prefix of
 * the language that the visitor has chosen; `$habi_turn` is empty if there is no redirect.
 */
function languageMaps({ languages, defaultLanguage, languageAddresses }: Release): string {
  const others = languageAddresses === true ? languages.filter((language) => language !== defaultLanguage) : []
  const expression = prefixExpression(others)
  const read = (group: string, name: string): readonly string[] =>
    others.length === 0
      ? []
      : [`"~${inQuotes(expression.replace(group, () => `(?<${name}>${group.slice(1)}`))}" $${name};`]
  return [
    map('$habi_address', '$habi_prefix', ['default "";', ...read('(/(?:', 'habi_start')]),
    map('$habi_address', '$habi_rest', ['default "";', ...read('(/(?!', 'habi_after')]),
    map('"$habi_prefix:$habi_rest"', '$habi_path', [
      'default $habi_rest;',
      '":" $habi_address;',
      ...others.map((language) => `"/${language}:" /;`),
    ]),
    map('$habi_prefix', '$habi_language', [
      `default ${others.length === 0 ? '$habi_chosen' : defaultLanguage};`,
      ...others.map((language) => `/${language} ${language};`),
    ]),
    map('"$habi_chosen:$habi_prefix"', '$habi_turn', [
      'default "";',
      ...others.map((language) => `"${language}:" /${language};`),
    ]),
  ].join('\n')
}

function pageLines(release: Release, paths: readonly string[]): readonly string[] {
  return [
    ...paths
      .filter((path) => !path.includes('{'))
      .map((path) => `"~^${inQuotes(escapeRegExp(path))}$" ${paths.indexOf(path)};`),
    ...pagePatterns(release).map(({ pattern, path }) => `"~${inQuotes(pattern)}" ${paths.indexOf(path)};`),
  ]
}

/**
 * Returns lines for pages that exist on some hosts only. The first lines match these hosts; the last line makes the
 * page missing on all other hosts.
 */
function hostLines(hosts: NonNullable<Release['hosts']>, paths: readonly string[]): readonly string[] {
  return Object.entries(hosts).flatMap(([path, patterns]) => {
    const page = String(paths.indexOf(path))
    const names = patterns.map((pattern) => escapeRegExp(pattern.split(':')[0] ?? '').replace(/^\\\*/, '[^:]+'))
    return [...names.map((name) => `"~^${page}:${inQuotes(name)}$" ${page};`), `"~^${page}:" missing;`]
  })
}

function objectLines(release: Release, paths: readonly string[]): readonly string[] {
  return release.languages.flatMap((language) => [
    ...paths.map((path, n) => `${language}:${n} ${entryOf(release, language, path).object};`),
    `${language}:missing ${entryOf(release, language, release.notFound).object};`,
  ])
}

function policyLines(release: Release): readonly string[] {
  const entries = new Map(
    Object.values(release.html).flatMap((pages) => Object.values(pages).map((entry) => [entry.object, entry] as const)),
  )
  return [...entries].map(
    ([object, entry]) => `${object} ${nginxString(pageHeaders(release, entry)['content-security-policy'] ?? '')};`,
  )
}

/**
 * Returns maps from the address to `$habi_location`, the target of its redirect. A redirect to the visitor's language
 * has priority.
 */
export function redirectMaps(release: Release): string {
  return [
    map('$habi_path', '$habi_target', targetLines(release)),
    '# No redirect to a target that starts with // or /\\, because it would lead to another host.',
    map('"$habi_turn:$habi_target"', '$habi_location', [
      'default "";',
      '"~^(?<habi_to>/[^:]+):" "$habi_to$request_uri";',
      '"~^:(?<habi_near>/(?![/\\\\\\\\]).*)$" "$habi_prefix$habi_near";',
      '"~^:(?<habi_far>[^/].*)$" $habi_far;',
    ]),
    map('$args', '$habi_and', ['"" "";', 'default "&";']),
    '# An address that ends with a slash is redirected to the same address without the slash.',
    map('"$habi_turn:$habi_path"', '$habi_bare', [
      'default "";',
      `"~${inQuotes(TRAILING_SLASH.replace('^(/', '^:(?<habi_bare_path>/'))}" "$habi_prefix$habi_bare_path";`,
    ]),
  ].join('\n')
}

/**
 * Returns maps from the address to `$habi_kind`, which names the `location` block that answers it, and to `$habi_file`.
 */
export function kindMaps(release: Release): string {
  const paths = pagePaths(release)
  const missing = pagePatterns(release).filter((pattern) => pattern.missing === true)
  return [
    '# The kind of an address: a redirect, a file by its extension, or a page.',
    map('"$habi_bare:$habi_location"', '$habi_move', ['":" "";', '"~^:" move;', 'default bare;']),
    map('$habi_address', '$habi_file_kind', fileKindLines()),
    map('$habi_page', '$habi_page_kind', [
      'default page;',
      'missing missing;',
      ...missing.map(({ path }) => `${paths.indexOf(path)} missing;`),
    ]),
    map('"$habi_file_kind:$habi_move"', '$habi_kind', [
      '"~^(?<habi_given>[a-z]+):" $habi_given;',
      '":move" move;',
      '":bare" bare;',
      'default $habi_page_kind;',
    ]),
    map('$habi_kind', '$habi_file', [
      'default $habi_address;',
      'absent "";',
      'page /r/$habi_object;',
      'missing /r/$habi_object;',
    ]),
  ].join('\n')
}

function fileKindLines(): readonly string[] {
  return [
    'default "";',
    '"~^/(api/|api$|hint$|report$)" none;',
    '/release.json pointer;',
    '/sw.js worker;',
    // A static release has no answer for these addresses, and must not answer them with a page.
    ...wellKnownFiles.map((name) => `/${name} absent;`),
    '"~^/r/(b/)?[A-Za-z0-9_][A-Za-z0-9._-]*\\\\.(br|gz|tmp)$" absent;',
    ...endings.map((ending) => `"~^/r/(b/)?[A-Za-z0-9_][A-Za-z0-9._-]*\\\\.${ending}$" ${ending};`),
    '"~^/r/(b/)?[^/]*$" absent;',
  ]
}

/** Returns maps from the request to the content coding of the answer. */
export function codingMaps(): string {
  return [
    '# Brotli, or else gzip, if the client accepts this coding; q=0 means that it does not.',
    map('$http_accept_encoding', '$habi_wanted', [
      'default "";',
      '"~*(^|,)\\\\s*br\\\\s*(;\\\\s*q=(?!0(\\\\.0*)?\\\\s*(,|$))[^,]*)?(,|$)" .br;',
      '"~*(^|,)\\\\s*gzip\\\\s*(;\\\\s*q=(?!0(\\\\.0*)?\\\\s*(,|$))[^,]*)?(,|$)" .gz;',
    ]),
    map('"$status$habi_packed"', '$habi_coding', [
      'default "";',
      '200.br br;',
      '404.br br;',
      '200.gz gzip;',
      '404.gz gzip;',
    ]),
  ].join('\n')
}

function pagePatterns({ patterns }: Release): readonly PathPattern[] {
  return patterns.flatMap((one) => ('path' in one ? [one] : []))
}

/** Returns lines from paths to the targets of redirects, and to nothing for pages that precede a redirect. */
function targetLines(release: Release): readonly string[] {
  const { patterns } = release
  const lastRedirect = patterns.findLastIndex((one) => 'to' in one)
  const redirects = patterns.flatMap((one) => ('to' in one ? [new RegExp(one.pattern)] : []))
  return [
    ...pagePaths(release)
      .filter((path) => !path.includes('{') && redirects.some((redirect) => redirect.test(path)))
      .map((path) => `"~^${inQuotes(escapeRegExp(path))}$" "";`),
    ...patterns
      .slice(0, lastRedirect + 1)
      .map((one, n) => ('to' in one ? redirectLine(one, n) : `"~${inQuotes(one.pattern)}" "";`)),
  ]
}

/**
 * Returns the map line of a redirect. Its target contains the groups of the pattern, and the query if it is kept. The
 * groups have names, so other maps cannot overwrite them.
 */
function redirectLine({ pattern, to, carryQuery }: PathRedirect, n: number): string {
  let group = 0
  const named = pattern.replace(/\\.|\((?!\?)/g, (found) => (found === '(' ? `(?<habi_${n}_${++group}>` : found))
  const target = to.replace(/\$(\d)/g, (_, index: string) => `\${habi_${n}_${index}}`)
  const [address = '', fragment] = target.split('#', 2)
  const query = carryQuery ? (address.includes('?') ? '$habi_and$args' : '$is_args$args') : ''
  return `"~${inQuotes(named)}" "${address}${query}${fragment === undefined ? '' : `#${fragment}`}";`
}

function entryOf(release: Release, language: string, path: string): HtmlEntry {
  const entry = release.html[language]?.[path]
  if (entry === undefined) throw new Error(`the release has no page ${path} in ${language}`)
  return entry
}
