import { burst } from './burst.js'
import { element } from './elements.js'

/**
 * Six targets in a grid, of which the player chooses one, and a round that hits or misses it. Each of `targets` has a
 * `name`, and an `image` (an address) or a `figure` (an element). `missile` is the element that is thrown. `label` names
 * the grid, and `describe` names a target with its payout. `changed` is called when the player has chosen a target.
 */
export function targetGrid({ targets, missile, label, describe, changed }) {
  let target
  const buttons = targets.map(({ name, image, figure }, index) =>
    element(
      'button',
      {
        type: 'button',
        'data-target': index,
        'aria-pressed': 'false',
        'aria-label': name,
        onclick() {
          if (buttons[index].getAttribute('aria-disabled') === 'true') return
          target = index
          buttons.forEach((button, at) => button.setAttribute('aria-pressed', String(at === target)))
          changed()
        },
      },
      burst(),
      figure ?? element('img', { src: image, alt: '', width: 240, height: 136 }),
      element('span'),
    ),
  )
  const clear = () => {
    missile.remove()
    for (const button of buttons) button.classList.remove('caught', 'missed', 'aimed')
  }

  return {
    grid: element('div', { className: 'school', role: 'group', 'aria-label': label }, ...buttons),
    chosen: () => target,
    lock: (isLocked) => buttons.forEach((button) => button.setAttribute('aria-disabled', String(isLocked))),
    start() {
      clear()
      buttons[target].classList.add('aimed')
      buttons[target].append(missile)
    },
    clear,
    setPays(pays) {
      for (const [index, { times }] of pays.entries()) {
        buttons[index].setAttribute('aria-label', describe(targets[index].name, times))
        buttons[index].lastElementChild.textContent = `×${times}`
      }
    },
    /** Shows whether the thrown missile has hit. A target that was missed flees, and comes back. */
    async land(index, caught, { still, wait }) {
      const button = buttons[index]
      if (!still) await wait(700)
      button.classList.remove('aimed')
      if (caught) button.classList.add('caught')
      else if (!still) button.classList.add('missed')
      if (!still) await wait(600)
      button.classList.remove('missed')
      missile.remove()
    },
  }
}
