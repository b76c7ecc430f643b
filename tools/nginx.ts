/** What another web server needs to answer exactly as ours does: all headers as data, and an nginx include made from them. */
import type { HtmlEntry, Release } from '../engine/core/release.ts'
import { commonHeaders, type Headers, hashedFileHeaders, pageHeaders, pointerHeaders, rootFileHeaders } from '../server/delivery/headers.ts'

/** Headers of every address: `pages` by language and path, `files` by ending, and the few fixed ones. */
export function headersOf(release: Release): object {
  const pages: { [language: string]: { [path: string]: Headers } } = {}
  for (const [language, entries] of Object.entries(release.html)) {
    const byPath: { [path: string]: Headers } = (pages[language] = {})
    for (const [path, entry] of Object.entries(entries)) byPath[path] = { ...pageHeaders(release, entry), 'content-language': language }
  }
  const files = Object.fromEntries(
    ['js', 'css', 'json', 'svg', 'png', 'webp', 'avif'].map((ending) => [ending, hashedFileHeaders(`x.${ending}`)]),
  )
  return { pages, files, '/release.json': pointerHeaders, '/sw.js': rootFileHeaders('sw.js') }
}

/** Maps and a whole `server`: include it inside `http`. */
export function nginxInclude(release: Release, root: string): string {
  const languages = release.languages.map((language) => `  ${language} ${language};`).join('\n')
  const all = Object.entries(release.html).flatMap(([language, entries]) =>
    Object.entries(entries).map(([path, entry]) => ({ language, path, entry })),
  )
  const exact = all.filter(({ path }) => !path.includes('{')).map(({ language, path, entry }) => `  "${language}:${path}" ${entry.object};`)
  const patterns = release.patterns.flatMap(({ pattern, path }) =>
    release.languages.map(
      (language) => `  "~^${language}:${quoted(pattern.replace(/^\^/, ''))}" ${entryOf(release, language, path).object};`,
    ),
  )
  const missing = release.languages.map((language) => `  ${language} ${entryOf(release, language, release.notFound).object};`)
  const policies = [...new Map(all.map(({ entry }) => [entry.object, entry]))].map(
    ([object, entry]) => `  ${object} "${pageHeaders(release, entry)['content-security-policy'] ?? ''}";`,
  )
  const { 'content-security-policy': _policy, 'content-type': _type, ...page } = pageHeaders(release, all[0]?.entry ?? { styleHash: '' })
  const pageLines = addHeaders({ ...without(page), 'content-language': '$habi_language', 'content-security-policy': '$habi_policy' }, 4)
  return `# Written by \`npm run release\`. Include it inside http { }; change the port and the name to yours.
map $cookie_lang $habi_language {
  default ${release.defaultLanguage};
${languages}
}
map "$habi_language:$uri" $habi_page {
  default none;
${exact.join('\n')}
${patterns.join('\n')}
}
map $habi_language $habi_missing {
${missing.join('\n')}
}
map $habi_page $habi_shown {
  default $habi_page;
  none $habi_missing;
}
map $habi_shown $habi_policy {
  default "";
${policies.join('\n')}
}
server {
  listen 127.0.0.1:8080;
  root ${root};
  charset utf-8;
  charset_types application/json text/javascript text/css;
  gzip_static on;
  gzip_vary on;
  server_tokens off;
  absolute_redirect off;
  types {
    text/html html;
    text/css css;
    text/javascript js;
    application/json json;
    image/svg+xml svg;
    image/png png;
    image/webp webp;
    image/avif avif;
  }
${release.redirects.map(({ pattern, to, carryQuery }) => `  location ~ "${quoted(pattern)}" {\n${addHeaders({ ...commonHeaders, 'cache-control': 'no-cache' }, 4)}    return 302 "${to}${carryQuery ? '$is_args$args' : ''}";\n  }`).join('\n')}
  location ~ ^/r/(b/)?[A-Za-z0-9._-]+\\.svg$ {
${addHeaders(without(hashedFileHeaders('x.svg')), 4)}    try_files $uri =404;
  }
  location ~ ^/r/(b/)?[A-Za-z0-9._-]+$ {
${addHeaders(without(hashedFileHeaders('x.js')), 4)}    try_files $uri =404;
  }
  location = /release.json {
${addHeaders(without(pointerHeaders), 4)}    try_files $uri =404;
  }
  location = /sw.js {
${addHeaders(without(rootFileHeaders('sw.js')), 4)}    try_files $uri =404;
  }
  location ~ ^/(headers\\.json|nginx\\.conf)$ {
    return 404;
  }
  location / {
    error_page 404 /habi-missing;
${pageLines}    try_files /r/$habi_page =404;
  }
  location = /habi-missing {
    internal;
${pageLines}    try_files /r/$habi_missing =404;
  }
}
`
}

function entryOf(release: Release, language: string, path: string): HtmlEntry {
  const entry = release.html[language]?.[path]
  if (entry === undefined) throw new Error(`the release has no page ${path} in ${language}`)
  return entry
}

function addHeaders(headers: Headers, indent: number): string {
  return Object.entries(headers)
    .map(([name, value]) => `${' '.repeat(indent)}add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`)
    .join('')
}

/** nginx sets these itself, from the same files. */
function without({ 'content-type': _type, vary: _vary, ...headers }: Headers): Headers {
  return headers
}

function quoted(pattern: string): string {
  return pattern.replaceAll('"', '\\"')
}
