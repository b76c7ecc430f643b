/**
 * The scenes of the short videos. Each function draws one frame of a loop on a canvas of 360 by 640; `t` runs from 0 to
 * 1, and the frames at 0 and 1 are the same. `tools` has functions that several scenes share.
 */
const ink = '#10111f'
const raised = '#252842'
const lantern = '#ffb22e'
const coral = '#ff6b5e'
const sea = '#27c8a4'
const paper = '#f5f3ee'
const colors = [lantern, coral, sea, '#8f7bff', '#5db4ff', paper]
const turn = Math.PI * 2
const wave = (t, shift = 0) => Math.sin((t + shift) * turn)

function night(c, top = '#1c1f3d') {
  const sky = c.createLinearGradient(0, 0, 0, 640)
  sky.addColorStop(0, top)
  sky.addColorStop(1, ink)
  c.fillStyle = sky
  c.fillRect(0, 0, 360, 640)
}

function disk(c, x, y, radius, color) {
  c.fillStyle = color
  c.beginPath()
  c.arc(x, y, radius, 0, turn)
  c.fill()
}

function line(c, points, color, width = 3) {
  c.strokeStyle = color
  c.lineWidth = width
  c.lineCap = 'round'
  c.beginPath()
  for (const [x, y] of points) c.lineTo(x, y)
  c.stroke()
}

function star(c, x, y, radius, color, angle = 0) {
  c.fillStyle = color
  c.beginPath()
  for (let n = 0; n < 10; n++) {
    const r = n % 2 === 0 ? radius : radius * 0.45
    const a = angle - turn / 4 + (n * turn) / 10
    c.lineTo(x + r * Math.cos(a), y + r * Math.sin(a))
  }
  c.fill()
}

function box(c, x, y, width, height, radius, color) {
  c.fillStyle = color
  c.beginPath()
  c.roundRect(x, y, width, height, radius)
  c.fill()
}

/** Bulbs on a wire that light up one after the other. */
function bulbs(c, y, t, count = 9) {
  line(
    c,
    Array.from({ length: 37 }, (_, n) => [n * 10, y + 18 * Math.sin((n / 36) * Math.PI)]),
    raised,
  )
  for (let n = 0; n < count; n++) {
    const x = ((n + 0.5) / count) * 360
    const isLit = (n + Math.floor(t * 12)) % 3 === 0
    disk(c, x, y + 8 + 18 * Math.sin((x / 360) * Math.PI), 7, isLit ? lantern : '#6b5330')
  }
}

function ground(c) {
  c.fillStyle = '#0b0c18'
  c.fillRect(0, 560, 360, 80)
}

globalThis.scenes = {
  /** Parols that swing in the wind. */
  parol(c, t) {
    night(c)
    for (const [n, [x, length, size]] of [
      [80, 190, 54],
      [190, 320, 76],
      [295, 150, 46],
    ].entries()) {
      const swing = 0.1 * wave(t, n / 3)
      c.save()
      c.translate(x, 0)
      c.rotate(swing)
      line(
        c,
        [
          [0, 0],
          [0, length],
        ],
        '#4a4d70',
        2,
      )
      disk(c, 0, length + size, size * 1.5, 'rgba(255,178,46,0.08)')
      star(c, 0, length + size, size, colors[n])
      star(c, 0, length + size, size * 0.55, paper)
      disk(c, 0, length + size, size * 0.16, colors[n])
      for (const side of [-1, 1])
        line(
          c,
          [
            [side * 14, length + size * 1.8],
            [side * 18, length + size * 2.5],
          ],
          colors[n],
          4,
        )
      c.restore()
    }
    bulbs(c, 30, t)
    ground(c)
  },

  /** A Ferris wheel. */
  ferris(c, t) {
    night(c, '#26204a')
    for (let n = 0; n < 24; n++)
      disk(c, (n * 97) % 360, (n * 53) % 300, 1.5 + (n % 3 === Math.floor(t * 6) % 3), '#aeb0c8')
    line(
      c,
      [
        [90, 600],
        [180, 320],
        [270, 600],
      ],
      '#4a4d70',
      10,
    )
    const angle = (t * turn) / 8
    for (let n = 0; n < 8; n++) {
      const a = angle + (n * turn) / 8
      const [x, y] = [180 + 140 * Math.cos(a), 320 + 140 * Math.sin(a)]
      line(
        c,
        [
          [180, 320],
          [x, y],
        ],
        raised,
        4,
      )
    }
    c.strokeStyle = lantern
    c.lineWidth = 6
    c.beginPath()
    c.arc(180, 320, 140, 0, turn)
    c.stroke()
    for (let n = 0; n < 8; n++) {
      const a = angle + (n * turn) / 8
      const [x, y] = [180 + 140 * Math.cos(a), 320 + 140 * Math.sin(a)]
      // All cabins look alike, so that an eighth of a turn closes the loop.
      box(c, x - 22, y + 4, 44, 34, 10, coral)
      box(c, x - 16, y + 10, 32, 12, 4, paper)
    }
    disk(c, 180, 320, 18, lantern)
    ground(c)
  },

  /** Three dice of the color game fall and jump. */
  dice(c, t) {
    night(c, '#3a1d33')
    for (let n = 0; n < 6; n++) box(c, 30 + (n % 3) * 102, 400 + Math.floor(n / 3) * 84, 96, 78, 8, colors[n])
    for (let n = 0; n < 3; n++) {
      const phase = (t + n / 9) % 1
      const height = Math.abs(Math.sin(phase * turn))
      c.save()
      c.translate(85 + n * 95, 360 - 190 * height)
      c.rotate(phase * turn)
      box(c, -38, -38, 76, 76, 14, paper)
      box(c, -28, -28, 56, 56, 10, colors[(n * 2 + (phase > 0.5 ? 1 : 0)) % 6])
      c.restore()
    }
    bulbs(c, 40, t)
  },

  /** Fish that cross the frame. */
  fish(c, t) {
    night(c, '#0d4a63')
    for (let n = 0; n < 12; n++) {
      const y = 640 - ((t + n / 12) % 1) * 680
      disk(c, (n * 131) % 360, y, 3 + (n % 4) * 2, 'rgba(245,243,238,0.25)')
    }
    for (const [n, [y, size, direction]] of [
      [150, 34, 1],
      [260, 52, -1],
      [380, 28, 1],
      [480, 44, -1],
    ].entries()) {
      const way = ((t + n / 4) % 1) * 520 - 80
      c.save()
      c.translate(direction > 0 ? way : 360 - way, y + 8 * wave(t * 2, n / 4))
      c.scale(direction, 1)
      c.fillStyle = colors[n]
      c.beginPath()
      c.ellipse(0, 0, size, size * 0.6, 0, 0, turn)
      c.fill()
      c.beginPath()
      c.moveTo(-size * 0.8, 0)
      c.lineTo(-size * 1.5, -size * 0.5 + 6 * wave(t * 4))
      c.lineTo(-size * 1.5, size * 0.5 + 6 * wave(t * 4))
      c.fill()
      disk(c, size * 0.5, -size * 0.12, size * 0.12, ink)
      c.restore()
    }
    c.fillStyle = '#0a3145'
    c.fillRect(0, 560, 360, 80)
    for (let n = 0; n < 5; n++)
      line(
        c,
        [
          [30 + n * 75, 570],
          [30 + n * 75 + 10 * wave(t, n / 5), 490 + (n % 2) * 30],
        ],
        sea,
        7,
      )
  },

  /** Bingo balls in a drum. */
  bingo(c, t) {
    night(c, '#2a2150')
    disk(c, 180, 300, 160, raised)
    for (let n = 0; n < 9; n++) {
      const a = (t + n / 9) * turn * (n % 2 === 0 ? 1 : -1)
      const r = 50 + (n % 3) * 34
      const [x, y] = [180 + r * Math.cos(a), 300 + r * Math.sin(a)]
      disk(c, x, y, 30, colors[n % 5])
      disk(c, x, y, 18, paper)
      c.fillStyle = ink
      c.font = 'bold 18px sans-serif'
      c.textAlign = 'center'
      c.fillText(String(7 + n * 8), x, y + 6)
    }
    c.strokeStyle = lantern
    c.lineWidth = 8
    c.beginPath()
    c.arc(180, 300, 160, 0, turn)
    c.stroke()
    line(
      c,
      [
        [110, 580],
        [140, 455],
        [220, 455],
        [250, 580],
      ],
      lantern,
      10,
    )
    ground(c)
    bulbs(c, 30, t)
  },

  /** Paper flags and confetti. */
  fiesta(c, t) {
    night(c, '#173a3d')
    for (let row = 0; row < 3; row++)
      for (let n = 0; n < 8; n++) {
        const x = n * 48 - 8 + row * 12
        const y = 60 + row * 90 + 16 * Math.sin((n / 7) * Math.PI)
        c.fillStyle = colors[(n + row) % 5]
        c.beginPath()
        c.moveTo(x, y)
        c.lineTo(x + 40, y)
        c.lineTo(x + 20 + 6 * wave(t, n / 8), y + 46)
        c.fill()
      }
    for (let n = 0; n < 36; n++) {
      const fall = (t + ((n * 7) % 36) / 36) % 1
      c.save()
      c.translate((n * 61) % 360, fall * 700 - 30)
      c.rotate((t + n / 7) * turn)
      box(c, -5, -3, 10, 6, 1, colors[n % 6])
      c.restore()
    }
    ground(c)
    for (let n = 0; n < 5; n++) {
      const y = 520 - 14 * Math.abs(wave(t * 2, n / 5))
      disk(c, 50 + n * 65, y, 20, ['#e0a878', '#c98d62', '#b87a50'][n % 3])
      box(c, 28 + n * 65, y + 18, 44, 60, 14, colors[n])
    }
  },
}
