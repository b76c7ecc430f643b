/**
 * A simulated host page: shows the player in a frame, sends it the events of an app, and shows the messages it
 * receives.
 */
const { container } = document.body.dataset
const frame = document.getElementById('player')
const messages = document.getElementById('messages')
const status = document.getElementById('status')
const keyNeeded = document.getElementById('key-needed')
const brandField = document.getElementById('brand')
const loginName = document.getElementById('login-name')
const query = new URLSearchParams(location.search)

/** Takes the key out of the address, so that it does not stay in the history. */
const given = new URLSearchParams(location.hash.slice(1)).get('key')
if (given !== null) {
  sessionStorage.setItem('sandbox-key', given)
  history.replaceState(null, '', location.pathname + location.search)
}

async function control(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'sandbox-key': sessionStorage.getItem('sandbox-key') ?? '', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  keyNeeded.hidden = response.status !== 401
  status.textContent = response.ok ? '' : answer.error
  return response.ok ? answer : undefined
}

function record(message) {
  const entry = document.createElement('li')
  const code = document.createElement('code')
  code.textContent = JSON.stringify(message)
  entry.append(code)
  messages.append(entry)
  void control('/sandbox/player-messages', { container, message })
}

/** Names under `.localhost` lead to this machine. The webview of an app shows the site under its own host. */
function originOfSite() {
  if (container === 'native') return location.origin
  const host = container === 'bot' ? 'bot' : brandField.value
  return `${location.protocol}//${host}.localhost:${location.port}`
}

function open() {
  const address = new URL(query.get('path') ?? '/', originOfSite())
  if (container === 'native') {
    address.searchParams.set('os', query.get('os') ?? '0')
    if (query.has('version')) address.searchParams.set('version', query.get('version'))
  }
  frame.src = address.href
  if (container === 'native') addBridge(Date.now() + 10_000)
}

/**
 * A native app adds this object to its webview before the scripts of a page run. This page tries it in every animation
 * frame until `end`, because it is not told when the frame starts to load its page.
 */
function addBridge(end) {
  const { contentWindow } = frame
  try {
    if (contentWindow.location.href !== 'about:blank')
      contentWindow.AppBridge ??= { postMessage: (text) => record(JSON.parse(text)) }
  } catch {
    // The player has left for another site, which has no bridge.
    return
  }
  if (Date.now() < end) requestAnimationFrame(() => addBridge(end))
}

function sendEvent(event) {
  const { contentWindow } = frame
  if (container !== 'native') {
    contentWindow.postMessage(event, originOfSite())
    return
  }
  // An app runs its events as a script of the page.
  contentWindow.dispatchEvent(
    new contentWindow.MessageEvent('message', { data: event, origin: location.origin, source: contentWindow }),
  )
}

addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) record(data)
})
frame.addEventListener('load', () => {
  if (container === 'native') addBridge(Date.now())
})
document.getElementById('log-in').addEventListener('click', async () => {
  const answer = await control('/sandbox/tickets', { loginName: loginName.value })
  if (answer !== undefined) sendEvent({ type: 'LOGIN', ...answer })
})
document.getElementById('log-out').addEventListener('click', () => sendEvent({ type: 'LOGOUT' }))
document.getElementById('reload').addEventListener('click', open)
if (brandField !== null) {
  if (query.has('brand')) brandField.value = query.get('brand')
  brandField.addEventListener('change', open)
}
open()
