/** The control page of the sandbox. It uses the control surface. */
const status = document.getElementById('status')
const keyNeeded = document.getElementById('key-needed')
const players = document.getElementById('players')
const record = document.getElementById('record')
const boxes = document.querySelectorAll('[data-setting]')

/** Takes the key out of the address, so that it does not stay in the history. */
function takeKey() {
  const key = new URLSearchParams(location.hash.slice(1)).get('key')
  if (key === null) return
  sessionStorage.setItem('sandbox-key', key)
  history.replaceState(null, '', location.pathname + location.search)
}

async function send(method, path, body) {
  const key = { 'sandbox-key': sessionStorage.getItem('sandbox-key') ?? '' }
  const response = await fetch(path, {
    method,
    ...(body === undefined
      ? { headers: key }
      : { headers: { ...key, 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  keyNeeded.hidden = response.status !== 401
  status.textContent = response.ok ? (method === 'GET' ? '' : 'Done') : answer.error
  return response.ok ? answer : undefined
}

function showSite(site) {
  if (site === undefined) return
  for (const box of boxes) box.checked = [true, 1, '1'].includes(site[box.dataset.setting])
}

function cell(name, text) {
  const element = document.createElement(name)
  element.textContent = text
  return element
}

async function showPlayers() {
  const list = (await send('GET', '/sandbox/players')) ?? []
  const rows = list.map(({ loginName, password, mobileNo, about }) => {
    const row = document.createElement('tr')
    const account = cell('th', loginName)
    account.scope = 'row'
    row.append(account, cell('td', password), cell('td', mobileNo ?? ''), cell('td', about))
    return row
  })
  players.replaceChildren(...rows)
}

async function showAll() {
  showSite(await send('PUT', '/sandbox/site', {}))
  if (keyNeeded.hidden) await showPlayers()
}

for (const box of boxes) {
  box.addEventListener('change', async () =>
    showSite(await send('PUT', '/sandbox/site', { [box.dataset.setting]: box.checked })),
  )
}
for (const button of document.querySelectorAll('[data-record]')) {
  button.addEventListener('click', async () => {
    const answer = await send('GET', `/sandbox/${button.dataset.record}`)
    record.hidden = answer === undefined
    record.textContent = JSON.stringify(answer, null, 2)
  })
}
document.getElementById('set-clock').addEventListener('click', () => {
  const instant = document.getElementById('instant').value
  if (instant !== '') void send('PUT', '/sandbox/clock', { now: `${instant}:00+08:00` })
})
document.getElementById('real-clock').addEventListener('click', () => send('PUT', '/sandbox/clock', { now: null }))
document.getElementById('reset').addEventListener('click', async () => {
  await send('POST', '/sandbox/reset')
  await showAll()
})
addEventListener('hashchange', () => {
  takeKey()
  void showAll()
})

takeKey()
await showAll()
