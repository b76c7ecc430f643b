import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { commonHeaders, contentType } from '../../delivery/headers.ts'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/**
 * `/sandbox`: the players, the most used switches, and the received calls. The page contains no data and needs no key.
 * Its script gets the data from the control surface, with the key.
 */
export function registerSandboxPage(app: FastifyInstance, folder: string): void {
  const config = { routeClass: 'sandbox' } as const
  app.get('/sandbox', { config }, async (_request, reply) =>
    reply
      .headers({
        ...commonHeaders,
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
      })
      .send(page()),
  )
  for (const name of ['page.css', 'page.js', 'icon.svg']) {
    const content = readFileSync(join(folder, 'page', name))
    app.get(`/sandbox/page/${name}`, { config }, async (_request, reply) =>
      reply.headers({ ...commonHeaders, 'cache-control': 'no-cache', 'content-type': contentType(name) }).send(content),
    )
  }
}

const switches: readonly (readonly [setting: string, label: string])[] = [
  ['isSiteMaintenance', 'Site in maintenance'],
  ['restrictedMode', 'Restricted mode'],
  ['community', 'Community tab'],
  ['FULL_SWITCH_REGISTER', 'Variant login view'],
  ['KYC_SWITCH', 'Identity check after login'],
]

function page(): string {
  const rows = switches.map(
    ([setting, label]) =>
      `<label><input type="checkbox" data-setting="${setting}"> ${label} <code>${setting}</code></label>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox · Habi</title>
<link rel="icon" href="/sandbox/page/icon.svg">
<link rel="stylesheet" href="/sandbox/page/page.css">
<script type="module" src="/sandbox/page/page.js"></script>
</head>
<body>
<header><strong>SANDBOX</strong> All calls to <code>/api</code> are simulated on this machine.
No real players, no real money.</header>
<main>
<h1>Sandbox gateway</h1>
<p><a href="/">Player</a> · <a href="/gallery">Gallery</a> · <a href="/metrics">Metrics</a></p>
<p id="key-needed" hidden>This page needs the key of the sandbox.
Open the address that <code>npm start</code> prints, or add <code>#key=</code> and the content of the file
<code>sandbox.key</code> in the data folder (<code>.data</code>, or <code>DATA_DIR</code>) to the address of this page.
If <code>SANDBOX_KEY</code> is set, the key is its value.</p>
<section><h2>Players</h2>
<div class="scroll"><table><thead>
<tr><th scope="col">Account</th><th scope="col">Password</th><th scope="col">Mobile</th><th scope="col">Description</th></tr></thead>
<tbody id="players"></tbody></table></div></section>
<section><h2>Site</h2><div class="switches">
${rows.join('\n')}
</div></section>
<section><h2>Clock</h2>
<p>The clock of the server, in Manila time. The player app follows it.</p>
<div class="row"><label for="instant">Set to</label> <input type="datetime-local" id="instant">
<button id="set-clock">Set</button> <button id="real-clock">Real time</button></div></section>
<section><h2>Containers</h2>
<p>Pages that stand for what is around the site, with the player in a frame:
<a href="/sandbox/host/miniapp?brand=maya">mini-app</a> ·
<a href="/sandbox/host/bot">bot frame</a> ·
<a href="/sandbox/host/native">native app</a></p></section>
<section><h2>Records</h2>
<div class="row"><button data-record="calls">Received calls</button>
<button data-record="events">Events</button>
<button data-record="player-messages">Player messages</button></div>
<pre id="record" class="scroll" tabindex="0" aria-label="Record" hidden></pre></section>
<section><h2>Reset</h2>
<p>Restores players, site, games, faults and clock to the state after the first start.</p><button id="reset">Reset the sandbox</button></section>
<p id="status" role="status"></p>
</main>
</body>
</html>
`
}
