/** The `server` block of an nginx include: one location for each kind of answer. */
import type { Release } from '../../engine/core/release.ts'
import { isolationHeaders, runnableDestinations } from '../../server/api-isolation.ts'
import { actingHeaders } from '../../server/gateway-headers.ts'
import {
  contentType,
  type ResponseHeaders,
  commonHeaders,
  hashedFileHeaders,
  pageHeaders,
  pointerHeaders,
  rootFileHeaders,
} from '../../server/delivery/headers.ts'
import { endings } from '../release-headers.ts'
import { addHeaders, nginxString } from './syntax.ts'

/** @param root folder of the release's files */
export function serverBlock(release: Release, root: string): string {
  return `server {
${settings(root)}
${otherLocations}
${redirectLocation()}
${endings.map((ending) => fileLocation(ending, hashedFileHeaders(`x.${ending}`))).join('\n')}
${fileLocation('pointer', pointerHeaders)}
${fileLocation('worker', rootFileHeaders('sw.js'))}
${absentLocations()}
${pageLocations(release)}
}
`
}

function settings(root: string): string {
  return `  listen 127.0.0.1:8080;
  root ${nginxString(root)};
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
  }`
}

/** Locations for addresses that no file of the release answers. */
const otherLocations = `  # Replace "return 502" with a proxy_pass to your gateway. Keep the other lines: without them,
  # a response of the gateway can run as a page or a worker of this site.
  location /api/ {
    if ($http_sec_fetch_dest ~ "^(${[...runnableDestinations].join('|')})$") {
      return 403;
    }
${Object.keys(isolationHeaders)
  .concat(actingHeaders.filter((name) => !name.startsWith('x-accel-')))
  .map((name) => `    proxy_hide_header ${name};\n`)
  .join('')}${Object.entries(isolationHeaders)
  .map(([name, value]) => `    add_header ${name} ${nginxString(value)} always;\n`)
  .join('')}    proxy_ignore_headers x-accel-redirect;
    return 502;
  }
  location = /api {
    return 404;
  }
  location = /report {
    return 204;
  }
  # There are no hints: players poll the pointer.
  location = /hint {
    return 204;
  }`

function redirectLocation(): string {
  return `  location = /habi/move {
    internal;
${addHeaders({ ...commonHeaders, 'cache-control': 'no-cache' })}    return 302 $habi_location;
  }
  location = /habi/bare {
    internal;
${addHeaders({ ...commonHeaders, 'cache-control': 'no-cache' })}    return 301 $habi_bare$is_args$args;
  }`
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

function absentLocations(): string {
  return `  location = /habi/absent {
    internal;
    error_page 404 @absent;
    return 404;
  }
  location @absent {
    types { }
    default_type "${contentType('x.json')}";
${addHeaders({ ...commonHeaders, 'cache-control': 'no-cache' })}    return 404 '{"error":"no such file"}';
  }`
}

function pageLocations(release: Release): string {
  const page = pageHeaders(release, { styleHash: '' })
  const headers = addHeaders({
    ...page,
    'content-language': '$habi_language',
    'content-security-policy': '$habi_policy',
  })
  const answer = `    types { }
    default_type "${page['content-type'] ?? ''}";`
  const file = `${headers}    try_files $habi_file$habi_packed =404;`
  return `  location = /habi/page {
    internal;
${answer}
    error_page 404 @absent;
${file}
  }
  location = /habi/missing {
    internal;
    error_page 404 @missing;
    return 404;
  }
  location @missing {
${answer}
${file}
  }`
}
