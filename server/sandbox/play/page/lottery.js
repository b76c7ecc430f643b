import { element } from './elements.js'
import { globeOf } from './globe.js'
import { host, lastResults, payTable, prizes } from './scenery.js'
import { say } from './texts.js'

const places = [say('lottery.digit-one'), say('lottery.digit-two'), say('lottery.digit-three')]
const tones = ['#ffb22e', '#ff7d71', '#27c8a4', '#6fb6ff', '#f29bd4', '#b5d94c']
/** The ten balls of a drum. */
const balls = (place) => Array.from({ length: 10 }, (_, index) => ({ fill: tones[(index + place * 2) % tones.length] }))
const anyDigit = () => Math.floor(Math.random() * 10)

export function build(stage) {
  const digits = [7, 2, 5]
  const drums = places.map((_, place) => {
    const ball = element('div', { className: 'ball', textContent: '?' })
    const globe = element('div', { className: 'globe' }, globeOf(balls(place)))
    return { ball, globe, box: element('div', { className: 'drum' }, globe, ball) }
  })
  const controls = []
  const fields = digits.map((digit, place) => {
    const value = element('output', { textContent: String(digit), 'aria-live': 'polite' })
    const set = (next) => {
      digits[place] = (next + 10) % 10
      value.textContent = String(digits[place])
    }
    const step = (by, key, text) => {
      const button = element('button', {
        type: 'button',
        className: 'step',
        'aria-label': say(key, { digit: places[place] }),
        textContent: text,
        onclick: () => button.getAttribute('aria-disabled') !== 'true' && set(digits[place] + by),
      })
      controls.push(button)
      return button
    }
    const box = element(
      'div',
      { className: 'digit', role: 'group', 'aria-label': places[place] },
      step(1, 'lottery.up', '▲'),
      value,
      step(-1, 'lottery.down', '▼'),
    )
    return { box, set }
  })
  const pick = element('button', {
    type: 'button',
    className: 'pill',
    textContent: say('lottery.lucky'),
    onclick: () => pick.getAttribute('aria-disabled') !== 'true' && fields.forEach(({ set }) => set(anyDigit())),
  })
  controls.push(pick)
  const payouts = payTable()
  const results = lastResults()
  const person = host()
  stage.append(
    element(
      'div',
      { className: 'booth stall' },
      element('div', { className: 'awning' }),
      element('div', { className: 'front' }, prizes(4), person, payouts.list),
      element('div', { className: 'drums' }, ...drums.map(({ box }) => box)),
      element('div', { className: 'counter' }, results.box),
    ),
    element('div', { className: 'ticket' }, ...fields.map(({ box }) => box), pick),
  )
  const rest = () => {
    person.classList.remove('glad')
    for (const { ball, globe } of drums) {
      ball.textContent = '?'
      ball.classList.remove('hit')
      globe.classList.remove('turning')
    }
    for (const { box } of fields) box.classList.remove('hit')
  }

  return {
    prompt: say('lottery.prompt'),
    action: say('lottery.action'),
    choice: () => ({ digits: [...digits] }),
    setPays: payouts.show,
    lock: (isLocked) => controls.forEach((control) => control.setAttribute('aria-disabled', String(isLocked))),
    start({ still }) {
      rest()
      if (!still) for (const { globe } of drums) globe.classList.add('turning')
    },
    stop: rest,
    async show({ drawn }, { still, wait, choice }) {
      for (const [place, { ball, globe }] of drums.entries()) {
        if (!still) await wait(650)
        globe.classList.remove('turning')
        ball.textContent = String(drawn[place])
        const isHit = drawn[place] === choice.digits[place]
        ball.classList.toggle('hit', isHit)
        fields[place].box.classList.toggle('hit', isHit)
        if (!still)
          ball.animate(
            [
              { transform: 'translateY(-80%)', opacity: 0 },
              { transform: 'none', opacity: 1 },
            ],
            { duration: 220, easing: 'ease-out' },
          )
      }
      if (!still) await wait(220)
      const hits = drawn.filter((digit, place) => digit === choice.digits[place]).length
      person.classList.toggle('glad', hits > 0)
      results.add(drawn.join(' '), { isWin: hits > 0 })
      return say('lottery.result', { digits: drawn.join(' '), hits })
    },
  }
}
