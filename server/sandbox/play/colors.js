const colors = ['Gold', 'Coral', 'Sea', 'Sky', 'Rose', 'Leaf']

/** Payout by the number of dice that show the color, as multiples of the bet. The return to player is 92.1 %. */
const pays = [0, 2, 3, 4]

export const rules = [
  'Pick a color. Three dice with the same six colors are rolled.',
  'One die of your color pays ×2, two pay ×3, three pay ×4.',
  'Over many rounds 92.1 % of all bets come back.',
]
export const prompt = 'Pick a color, then roll'
export const action = 'Roll'

export function build(stage) {
  let picked = 0
  const dice = row('dice')
  const sides = [0, 2, 4].map((color) => {
    const die = document.createElement('div')
    die.className = `die ${colors[color].toLowerCase()}`
    dice.append(die)
    return die
  })
  const choice = row('colors')
  choice.setAttribute('role', 'group')
  choice.setAttribute('aria-label', 'Your color')
  const buttons = colors.map((name, index) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = name.toLowerCase()
    button.textContent = name
    button.setAttribute('aria-pressed', String(index === picked))
    button.addEventListener('click', () => {
      picked = index
      buttons.forEach((other, at) => other.setAttribute('aria-pressed', String(at === picked)))
    })
    choice.append(button)
    return button
  })
  stage.append(dice, choice)

  return async function round({ random, still, wait }) {
    const pick = picked
    for (const button of buttons) button.disabled = true
    for (let turn = 0; turn < 5 && !still; turn++) {
      sides.forEach((die) => (die.className = `die rolling ${colors[random(6)].toLowerCase()}`))
      await wait(130)
    }
    const result = sides.map(() => random(6))
    sides.forEach((die, index) => (die.className = `die ${colors[result[index]].toLowerCase()}`))
    for (const button of buttons) button.disabled = false
    const hits = result.filter((color) => color === pick).length
    return { times: pays[hits], text: `${result.map((color) => colors[color]).join(', ')}. You picked ${colors[pick]}` }
  }
}

function row(className) {
  const element = document.createElement('div')
  element.className = className
  return element
}
