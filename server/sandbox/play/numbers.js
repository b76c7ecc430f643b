const count = 20
const picks = 4
const draws = 8

/** Payout by the number of hits, as multiples of the bet. The return to player is 94.8 %. */
const pays = [0, 0, 1, 2, 20]

export const rules = [
  'Pick four numbers from 1 to 20. Eight are drawn.',
  'Two hits give the bet back, three pay ×2, four pay ×20.',
  'Over many rounds 94.8 % of all bets come back.',
]
export const prompt = 'Pick four numbers, or just draw'
export const action = 'Draw'

export function build(stage) {
  const picked = new Set()
  const card = document.createElement('div')
  card.className = 'numbers'
  card.setAttribute('role', 'group')
  card.setAttribute('aria-label', 'Your numbers')
  const buttons = Array.from({ length: count }, (_, index) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = String(index + 1)
    button.addEventListener('click', () => {
      if (picked.has(index)) picked.delete(index)
      else if (picked.size < picks) picked.add(index)
      show()
    })
    card.append(button)
    return button
  })
  const show = () => buttons.forEach((button, index) => button.setAttribute('aria-pressed', String(picked.has(index))))
  show()
  stage.append(card)

  return async function round({ random, still, wait }) {
    // Missing picks are random.
    while (picked.size < picks) picked.add(random(count))
    show()
    buttons.forEach((button) => {
      button.classList.remove('drawn')
      button.disabled = true
    })
    const drawn = new Set()
    while (drawn.size < draws) drawn.add(random(count))
    for (const index of drawn) {
      if (!still) await wait(160)
      buttons[index].classList.add('drawn')
    }
    buttons.forEach((button) => (button.disabled = false))
    const hits = [...picked].filter((index) => drawn.has(index)).length
    return { times: pays[hits], text: `${hits} of ${picks} numbers hit` }
  }
}
