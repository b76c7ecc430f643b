import { element, sign } from './elements.js'
import { say } from './texts.js'
import { turningWheel } from './turning-wheel.js'

/** The payouts on the wheel, in the order that the server draws from. 0 is a star. */
const segments = document.body.dataset.segments.split(',').map(Number)
const payouts = [...new Set(segments)].filter((times) => times > 0).toSorted((a, b) => a - b)

export function build(stage) {
  let chosen = payouts[0]
  const wheel = turningWheel({
    segments: segments.map((times) => ({
      className: `payout p${times}`,
      label: times === 0 ? '★' : String(times),
    })),
    inner: 74,
    text: { radius: 148, size: 27 },
    hub: [
      ['circle', { cx: 200, cy: 200, r: 78, class: 'cone' }],
      ...(sign === ''
        ? [['path', { d: 'M200 138L212 188L262 200L212 212L200 262L188 212L138 200L188 188Z', class: 'turret' }]]
        : [['image', { href: sign, x: 140, y: 140, width: 120, height: 120 }]]),
    ],
    over: [
      ['circle', { cx: 200, cy: 200, r: 193, class: 'rim' }],
      ['path', { d: 'M182 -6H218L200 26Z', class: 'mark' }],
    ],
  })
  const buttons = payouts.map((times) =>
    element('button', {
      type: 'button',
      className: `p${times}`,
      'aria-label': say('wheel.payout', { times }),
      'aria-pressed': String(times === chosen),
      textContent: `×${times}`,
      onclick() {
        if (buttons[0].getAttribute('aria-disabled') === 'true') return
        chosen = times
        buttons.forEach((button, index) => button.setAttribute('aria-pressed', String(payouts[index] === chosen)))
      },
    }),
  )
  stage.append(
    wheel.box,
    element(
      'div',
      { className: 'bets payouts-of-wheel', role: 'group', 'aria-label': say('wheel.choice') },
      ...buttons,
    ),
  )

  return {
    prompt: say('wheel.prompt'),
    action: say('wheel.action'),
    choice: () => ({ times: chosen }),
    lock: (isLocked) => buttons.forEach((button) => button.setAttribute('aria-disabled', String(isLocked))),
    start({ still }) {
      if (!still) wheel.turn()
    },
    stop: wheel.stop,
    async show({ segment }, { still }) {
      await wheel.stopAt(segment, still)
      const times = segments[segment]
      return times === 0 ? say('wheel.star') : say('wheel.result', { times })
    },
  }
}
