/** The control page of the sandbox. It uses the control surface. */
const status = document.getElementById('status')

async function send(method, path, body) {
  const response = await fetch(path, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  status.textContent = response.ok ? 'Done' : answer.error
  return answer
}

const boxes = document.querySelectorAll('[data-setting]')
function show(site) {
  for (const box of boxes) box.checked = [true, 1, '1'].includes(site[box.dataset.setting])
}
for (const box of boxes) {
  box.addEventListener('change', async () =>
    show(await send('PUT', '/sandbox/site', { [box.dataset.setting]: box.checked })),
  )
}
document.getElementById('set-clock').addEventListener('click', () => {
  const instant = document.getElementById('instant').value
  if (instant !== '') void send('PUT', '/sandbox/clock', { now: `${instant}:00+08:00` })
})
document.getElementById('real-clock').addEventListener('click', () => send('PUT', '/sandbox/clock', { now: null }))
document.getElementById('reset').addEventListener('click', async () => {
  await send('POST', '/sandbox/reset')
  show(await send('PUT', '/sandbox/site', {}))
})
show(await send('PUT', '/sandbox/site', {}))
status.textContent = ''
