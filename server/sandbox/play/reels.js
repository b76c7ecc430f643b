import { draw, shapes } from './shapes.js'

/**
 * Payout for three of a kind by shape, as multiples of the bet; two of a kind return the bet. The return to player is
 * 94.4 %.
 */
const triples = [50, 25, 15, 10, 8, 6]

export const rules = [
  'Three reels with six symbols, all equally likely.',
  `Three of a kind pay: ${shapes.map(({ name }, index) => `${name} ×${triples[index]}`).join(', ')}. Two of a kind give the bet back.`,
  'Over many rounds 94.4 % of all bets come back.',
]
export const prompt = 'Spin the reels'
export const action = 'Spin'

export function build(stage) {
  const box = document.createElement('div')
  box.className = 'reels'
  const reels = shapes.slice(0, 3).map((shape) => {
    const reel = document.createElement('div')
    reel.className = 'reel'
    const strip = document.createElement('div')
    strip.className = 'strip'
    strip.append(draw(shape))
    reel.append(strip)
    box.append(reel)
    return { reel, strip }
  })
  stage.append(box)

  return async function round({ random, still }) {
    const result = reels.map(() => random(shapes.length))
    for (const { reel } of reels) reel.classList.remove('won')
    await Promise.all(
      reels.map(({ strip }, index) => spin(strip, result[index], still ? 0 : 700 + index * 350, random)),
    )
    const counts = shapes.map((_, index) => result.filter((shape) => shape === index).length)
    const best = counts.findIndex((count) => count >= 2)
    if (best === -1) return { times: 0, text: result.map((index) => shapes[index].name).join(', ') }
    reels.forEach(({ reel }, index) => reel.classList.toggle('won', result[index] === best))
    const three = counts[best] === 3
    return { times: three ? triples[best] : 1, text: `${three ? 'Three' : 'Two'} × ${shapes[best].name}` }
  }
}

/** Scrolls through random shapes to the result. Animates only `transform`. */
async function spin(strip, result, ms, random) {
  if (ms > 0) {
    const passing = Array.from({ length: Math.round(ms / 90) }, () => shapes[random(shapes.length)])
    strip.replaceChildren(draw(shapes[result]), ...passing.map(draw), ...strip.children)
    const start = -100 * (strip.children.length - 1)
    await strip.animate([{ transform: `translateY(${start}%)` }, { transform: 'translateY(0)' }], {
      duration: ms,
      easing: 'cubic-bezier(.2,.7,.2,1)',
    }).finished
  }
  strip.replaceChildren(draw(shapes[result]))
}
