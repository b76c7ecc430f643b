/** Headers of a release as data, and as an nginx include, so that another web server answers exactly like ours. */
import type { HtmlEntry, PathRedirect, Release } from '../engine/core/release.ts'
import {
  contentType,
  type ResponseHeaders,
  commonHeaders,
  hashedFileHeaders,
  pageHeaders,
  pointerHeaders,
  rootFileHeaders,
} from '../server/delivery/headers.ts'

/** Headers of every address: `pages` by language and path, `files` by extension, and the fixed addresses. */
export function headersOf(release: Release): object {
  const pages: { [language: string]: { [path: string]: ResponseHeaders } } = {}
  for (const [language, entries] of Object.entries(release.html)) {
    const byPath: { [path: string]: ResponseHeaders } = (pages[language] = {})
    for (const [path, entry] of Object.entries(entries)) byPath[path] = { ...pageHeaders(release, entry), 'content-language': language }
  }
  const files = Object.fromEntries(endings.map((ending) => [ending, hashedFileHeaders(`x.${ending}`)]))
  return { pages, files, '/release.json': pointerHeaders, '/sw.js': rootFileHeaders('sw.js') }
}

const endings = ['js', 'css', 'json', 'svg', 'png', 'jpg', 'webp', 'avif'] as const

/** Files at the root that browsers request by themselves. A missing one is not answered with a page. */
const rootNames = ['manifest.webmanifest', 'favicon.ico', 'favicon.svg', 'robots.txt']

/**
 * Maps and a `server` block, to be included inside `http`. It decides by the address as it was sent, like our server: the `$uri` of nginx is decoded
 * and normalized, and its plain maps ignore case.
 */
export function nginxInclude(release: Release, root: string): string {
  const paths = [...new Set(Object.values(release.html).flatMap((entries) => Object.keys(entries)))].sort()
  const exact = paths.filter((path) => !path.includes('{')).map((path) => `  "~^${inQuotes(escaped(path))}$" ${paths.indexOf(path)};`)
  const patterns = release.patterns.map(({ pattern, path }) => `  "~${inQuotes(pattern)}" ${nameOf(path)};`)
  const objects = release.languages.flatMap((language) => [
    ...paths.map((path, n) => `  ${language}:${n} ${entryOf(release, language, path).object};`),
    `  ${language}:missing ${entryOf(release, language, release.notFound).object};`,
  ])
  const entries = new Map(
    Object.values(release.html).flatMap((pages) => Object.values(pages).map((entry) => [entry.object, entry] as const)),
  )
  const policies = [...entries].map(
    ([object, entry]) => `  ${object} ${quoted(pageHeaders(release, entry)['content-security-policy'] ?? '')};`,
  )
  const page = pageHeaders(release, { styleHash: '' })
  const pageLines = addHeaders({ ...page, 'content-language': '$habi_language', 'content-security-policy': '$habi_policy' })

  /** A pattern whose page is the not-found page is missing too. */
  function nameOf(path: string): string {
    return path === release.notFound ? 'missing' : String(paths.indexOf(path))
  }

  return `# Written by \`npm run release\`. Include it inside http { }; change the port and the name to yours.
map $request_uri $habi_path {
  "~^(?<habi_raw>[^?]*)" $habi_raw;
}
# The language of the lang cookie if the site has it.
map $http_cookie $habi_asked {
  "~(?:^|;\\\\s*)lang=(?<habi_lang>[a-z]{2})(?=;|$)" $habi_lang;
}
map $habi_asked $habi_language {
  default ${release.defaultLanguage};
${release.languages.map((language) => `  ${language} ${language};`).join('\n')}
}
# The page of an address.
map $habi_path $habi_page {
  default missing;
${[...exact, ...patterns].join('\n')}
}
map "$habi_language:$habi_page" $habi_object {
${objects.join('\n')}
}
map $habi_object $habi_policy {
${policies.join('\n')}
}
map $habi_path $habi_target {
${release.redirects.map(redirectLine).join('\n')}
}
# Never to another host, which an empty part of the path would name.
map $habi_target $habi_location {
  "~^/[/\\\\\\\\]" "";
  default $habi_target;
}
map $args $habi_and {
  "" "";
  default "&";
}
# The kind of an address: a redirect, a file by its extension, or a page.
map $habi_location $habi_move {
  "" "";
  default move;
}
map $habi_path $habi_file_kind {
  default "";
  "~^/(api/|hint$|report$)" none;
  /release.json pointer;
  /sw.js worker;
${rootNames.map((name) => `  /${name} absent;`).join('\n')}
  "~^/r/(b/)?[A-Za-z0-9_][A-Za-z0-9._-]*\\\\.(br|gz|tmp)$" absent;
${endings.map((ending) => `  "~^/r/(b/)?[A-Za-z0-9_][A-Za-z0-9._-]*\\\\.${ending}$" ${ending};`).join('\n')}
  "~^/r/(b/)?[^/]*$" absent;
}
map $habi_page $habi_page_kind {
  default page;
  missing missing;
}
map "$habi_file_kind:$habi_move" $habi_kind {
  "~^(?<habi_given>[a-z]+):" $habi_given;
  ":move" move;
  default $habi_page_kind;
}
map $habi_kind $habi_file {
  default $habi_path;
  absent "";
  page /r/$habi_object;
  missing /r/$habi_object;
}
# Brotli, else gzip, where the client accepts it; q=0 refuses it.
map $http_accept_encoding $habi_wanted {
  default "";
  "~*(^|,)\\\\s*br\\\\s*(;\\\\s*q=(?!0(\\\\.0*)?\\\\s*(,|$))[^,]*)?(,|$)" .br;
  "~*(^|,)\\\\s*gzip\\\\s*(;\\\\s*q=(?!0(\\\\.0*)?\\\\s*(,|$))[^,]*)?(,|$)" .gz;
}
map "$status$habi_packed" $habi_coding {
  default "";
  200.br br;
  404.br br;
  200.gz gzip;
  404.gz gzip;
}
server {
  listen 127.0.0.1:8080;
  root ${quoted(root)};
  server_tokens off;
  absolute_redirect off;
  max_ranges 0;
  if_modified_since off;
  set $habi_packed "";
  if (-f "$document_root$habi_file$habi_wanted") {
    set $habi_packed $habi_wanted;
  }
  if ($habi_kind != none) {
    rewrite ^ /habi/$habi_kind last;
  }
  # Replace this by a proxy_pass to your gateway.
  location /api/ {
    return 502;
  }
  location = /report {
    return 204;
  }
  # There are no hints: players poll the pointer.
  location = /hint {
    return 204;
  }
  location = /habi/move {
    internal;
${addHeaders({ ...commonHeaders, 'cache-control': 'no-cache' })}    return 302 $habi_location;
  }
${endings.map((ending) => fileLocation(ending, hashedFileHeaders(`x.${ending}`))).join('\n')}
${fileLocation('pointer', pointerHeaders)}
${fileLocation('worker', rootFileHeaders('sw.js'))}
  location = /habi/absent {
    internal;
    error_page 404 @absent;
    return 404;
  }
  location @absent {
    types { }
    default_type "${contentType('x.json')}";
${addHeaders({ ...commonHeaders, 'cache-control': 'no-cache' })}    return 404 '{"error":"no such file"}';
  }
  location = /habi/page {
    internal;
    types { }
    default_type "${page['content-type'] ?? ''}";
    error_page 404 @absent;
${pageLines}    try_files $habi_file$habi_packed =404;
  }
  location = /habi/missing {
    internal;
    error_page 404 @missing;
    return 404;
  }
  location @missing {
    types { }
    default_type "${page['content-type'] ?? ''}";
${pageLines}    try_files $habi_file$habi_packed =404;
  }
}
`
}

function fileLocation(kind: string, headers: ResponseHeaders): string {
  return `  location = /habi/${kind} {
    internal;
    types { }
    default_type "${headers['content-type'] ?? ''}";
    error_page 404 @absent;
${addHeaders(headers)}    try_files $habi_file$habi_packed =404;
  }`
}

/** A redirect with the groups of its pattern, and with the query where it is kept. Named groups cannot be overwritten by other maps. */
function redirectLine({ pattern, to, carryQuery }: PathRedirect, n: number): string {
  let group = 0
  const named = pattern.replace(/\\.|\((?!\?)/g, (found) => (found === '(' ? `(?<habi_${n}_${++group}>` : found))
  const target = to.replace(/\$(\d)/g, (_, index: string) => `\${habi_${n}_${index}}`)
  const [address = '', fragment] = target.split('#', 2)
  const query = carryQuery ? (address.includes('?') ? '$habi_and$args' : '$is_args$args') : ''
  return `  "~${inQuotes(named)}" "${address}${query}${fragment === undefined ? '' : `#${fragment}`}";`
}

function entryOf(release: Release, language: string, path: string): HtmlEntry {
  const entry = release.html[language]?.[path]
  if (entry === undefined) throw new Error(`the release has no page ${path} in ${language}`)
  return entry
}

/** `default_type` sets the content type. The encoding depends on the file. */
function addHeaders({ 'content-type': _type, ...headers }: ResponseHeaders): string {
  return Object.entries({ ...headers, 'content-encoding': '$habi_coding' })
    .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;\n`)
    .join('')
}

/** In double quotes, nginx unescapes a backslash before a quote, a backslash, t, r and n. */
function inQuotes(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')
}

function quoted(text: string): string {
  return `"${inQuotes(text)}"`
}

/** A path as a regular expression. */
function escaped(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
