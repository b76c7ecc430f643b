/**
 * The scenes of the short videos. Each function draws one frame of a loop on a canvas of 360 by 640; `t` runs from 0 to
 * 1, and the frames at 0 and 1 are the same. Only small things move: the videos have few bits.
 */
const ink = '#10111f'
const raised = '#2c2f52'
const steel = '#565a82'
const lantern = '#ffb22e'
const coral = '#ff6b5e'
const sea = '#27c8a4'
const paper = '#f5f3ee'
const colors = [lantern, coral, sea, '#8f7bff', '#5db4ff', paper]
const turn = Math.PI * 2
const wave = (t, shift = 0) => Math.sin((t + shift) * turn)

/** A flat sky, with a flat glow above the horizon: gradients of dark colors need more bits than the videos have. */
function night(c, sky = '#1a1c38', glow = '#22254a') {
  c.fillStyle = sky
  c.fillRect(0, 0, 360, 640)
  oval(c, 180, 620, 300, 240, glow)
}

function oval(c, x, y, width, height, color) {
  c.fillStyle = color
  c.beginPath()
  c.ellipse(x, y, width, height, 0, 0, turn)
  c.fill()
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

/** The shaded halves of the five tips of a star. */
function facets(c, x, y, radius) {
  c.fillStyle = 'rgb(16 17 31 / 20%)'
  for (let n = 0; n < 5; n++) {
    const a = (n * turn) / 5 - turn / 4
    c.beginPath()
    c.moveTo(x, y)
    c.lineTo(x + radius * Math.cos(a), y + radius * Math.sin(a))
    c.lineTo(x + radius * 0.45 * Math.cos(a + turn / 10), y + radius * 0.45 * Math.sin(a + turn / 10))
    c.fill()
  }
}

function box(c, x, y, width, height, radius, color) {
  c.fillStyle = color
  c.beginPath()
  c.roundRect(x, y, width, height, radius)
  c.fill()
}

/** Flat rays around a subject. */
function rays(c, x, y, color) {
  c.fillStyle = color
  for (let n = 0; n < 13; n++) {
    const from = ((n + 0.4) / 13) * turn
    c.beginPath()
    c.moveTo(x, y)
    for (const angle of [from, from + turn / 26]) c.lineTo(x + 800 * Math.cos(angle), y + 800 * Math.sin(angle))
    c.fill()
  }
}

/** A garland of lanterns that light up one after the other. */
function garland(c, y, t, count = 9) {
  line(
    c,
    Array.from({ length: 37 }, (_, n) => [n * 10, y + 18 * Math.sin((n / 36) * Math.PI)]),
    raised,
  )
  for (let n = 0; n < count; n++) {
    const x = ((n + 0.5) / count) * 360
    const hung = y + 11 + 18 * Math.sin((x / 360) * Math.PI)
    const isLit = (n + Math.floor(t * 12)) % 3 === 0
    oval(c, x, hung, 8, 10, [lantern, coral, sea][n % 3])
    if (isLit) oval(c, x, hung, 3, 10, paper)
  }
}

/** A ball with its shade and a highlight. */
function ball(c, x, y, radius, color) {
  disk(c, x, y, radius, color)
  c.fillStyle = 'rgb(16 17 31 / 22%)'
  c.beginPath()
  c.arc(x, y, radius, 0, turn / 2)
  c.ellipse(x, y, radius, radius * 0.4, 0, turn / 2, 0, true)
  c.fill()
  oval(c, x - radius * 0.4, y - radius * 0.76, radius * 0.22, radius * 0.1, paper)
}

/** Two eyes, a smile and cheeks, on a face of the given radius. */
function face(c, x, y, radius) {
  for (const side of [-1, 1]) {
    oval(c, x + side * radius * 0.55, y + radius * 0.22, radius * 0.2, radius * 0.16, '#e0766a')
    oval(c, x + side * radius * 0.36, y - radius * 0.12, radius * 0.12, radius * 0.16, ink)
    disk(c, x + side * radius * 0.36 + radius * 0.05, y - radius * 0.18, radius * 0.05, paper)
  }
  c.fillStyle = '#7a2436'
  c.beginPath()
  c.ellipse(x, y + radius * 0.26, radius * 0.34, radius * 0.36, 0, 0, turn / 2)
  c.fill()
  c.fillStyle = paper
  c.beginPath()
  c.ellipse(x, y + radius * 0.26, radius * 0.32, radius * 0.14, 0, 0, turn / 2)
  c.fill()
}

/** Two hills. */
function ground(c, far = '#171930', near = ink) {
  oval(c, 70, 700, 250, 165, far)
  oval(c, 215, 740, 330, 185, near)
}

/** A platform on the ground, from `left` to `right`, with the step below it. */
function platform(c, left, right) {
  box(c, left - 14, 578, right - left + 28, 16, 6, raised)
  box(c, left, 564, right - left, 16, 6, steel)
}

globalThis.scenes = {
  /** Parols that swing in the wind. */
  parol(c, t) {
    night(c)
    rays(c, 190, 396, '#1f2143')
    ground(c)
    const parols = [
      [80, 190, 54],
      [190, 320, 76],
      [295, 150, 46],
    ]
    // The glow does not swing: a moving disk needs more bits than the star.
    for (const [x, length, size] of parols) disk(c, x, length + size, size * 1.45, '#41362f')
    for (const [n, [x, length, size]] of parols.entries()) {
      const swing = 0.06 * wave(t, n / 3)
      c.save()
      c.translate(x, 0)
      c.rotate(swing)
      line(
        c,
        [
          [0, 0],
          [0, length],
        ],
        steel,
        2,
      )
      // Paper tails hang from the two lower tips of the star.
      for (const side of [-1, 1])
        for (const strand of [-1, 0, 1])
          line(
            c,
            [
              [side * size * 0.56, length + size * 1.77],
              [side * size * 0.56 + strand * size * 0.17, length + size * (2.4 - 0.06 * Math.abs(strand))],
            ],
            strand === 0 ? paper : colors[n],
            size / 18,
          )
      star(c, 0, length + size, size, colors[n])
      facets(c, 0, length + size, size)
      star(c, 0, length + size, size * 0.55, paper)
      disk(c, 0, length + size, size * 0.16, colors[n])
      c.restore()
    }
    garland(c, 30, t)
  },

  /** A Ferris wheel. */
  ferris(c, t) {
    night(c, '#211c42', '#2b2455')
    rays(c, 180, 320, '#262049')
    for (let n = 0; n < 16; n++)
      disk(c, (n * 97) % 360, (n * 53) % 170, 1.5 + (n % 3 === Math.floor(t * 6) % 3), '#aeb0c8')
    ground(c)
    garland(c, 20, t)
    line(
      c,
      [
        [104, 566],
        [180, 320],
        [256, 566],
      ],
      steel,
      10,
    )
    platform(c, 70, 290)
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
        steel,
        3,
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
      box(c, x - 20, y + 8, 40, 32, 10, coral)
      box(c, x - 20, y + 30, 40, 10, 5, '#c94a4e')
      disk(c, x, y + 10, 10, '#e0a878')
      face(c, x, y + 10, 10)
      box(c, x - 20, y + 18, 40, 6, 3, paper)
      c.fillStyle = paper
      c.beginPath()
      c.ellipse(x, y - 2, 26, 13, 0, turn / 2, turn)
      c.fill()
    }
    ball(c, 180, 320, 20, lantern)
    star(c, 180, 320, 12, paper)
  },

  /** Three dice of the color game fall and jump. */
  dice(c, t) {
    night(c, '#33192d', '#42213b')
    rays(c, 180, 250, '#3c1f36')
    box(c, 14, 386, 332, 190, 18, '#6e3a55')
    box(c, 34, 576, 26, 90, 0, '#613450')
    box(c, 300, 576, 26, 90, 0, '#613450')
    for (let n = 0; n < 6; n++) {
      const [x, y] = [30 + (n % 3) * 102, 400 + Math.floor(n / 3) * 84]
      box(c, x, y, 96, 78, 8, colors[n])
      box(c, x + 6, y + 6, 84, 14, 6, 'rgb(255 255 255 / 30%)')
    }
    for (let n = 0; n < 3; n++) {
      const phase = (t + n / 9) % 1
      const height = Math.abs(Math.sin(phase * turn))
      c.save()
      c.translate(85 + n * 95, 360 - 190 * height)
      c.rotate(phase * turn)
      box(c, -38, -38, 76, 76, 14, paper)
      box(c, -28, -28, 56, 56, 10, colors[(n * 2 + (phase > 0.5 ? 1 : 0)) % 5])
      face(c, 0, 0, 24)
      c.restore()
    }
    garland(c, 40, t)
  },

  /** Fish that cross the frame. */
  fish(c, t) {
    night(c, '#0d4a63', '#0b4158')
    rays(c, 180, -60, '#11546f')
    for (let n = 0; n < 8; n++) {
      const y = 640 - ((t + n / 8) % 1) * 680
      disk(c, (n * 131) % 360, y, 4 + (n % 4) * 2, '#4d8599')
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
      // Belly, fin and the shine on the back.
      c.fillStyle = 'rgb(245 243 238 / 45%)'
      c.beginPath()
      c.ellipse(0, 0, size, size * 0.6, 0, 0.1 * turn, 0.42 * turn)
      c.fill()
      c.fillStyle = 'rgb(16 17 31 / 22%)'
      c.beginPath()
      c.ellipse(-size * 0.15, size * 0.1, size * 0.3, size * 0.16, 0.4, 0, turn)
      c.fill()
      oval(c, size * 0.1, -size * 0.42, size * 0.36, size * 0.07, paper)
      disk(c, size * 0.5, -size * 0.14, size * 0.19, paper)
      disk(c, size * 0.54, -size * 0.14, size * 0.12, ink)
      line(
        c,
        [
          [size * 0.62, size * 0.2],
          [size * 0.74, size * 0.24],
          [size * 0.85, size * 0.17],
        ],
        ink,
        size * 0.07,
      )
      c.restore()
    }
    for (let n = 0; n < 5; n++)
      line(
        c,
        [
          [30 + n * 75, 590],
          [30 + n * 75 + 10 * wave(t, n / 5), 480 + (n % 2) * 30],
        ],
        sea,
        7,
      )
    ground(c, '#0a3548', '#082a3a')
  },

  /** Bingo balls in a drum. */
  bingo(c, t) {
    night(c, '#251d48', '#30275c')
    rays(c, 180, 300, '#2b2252')
    ground(c)
    disk(c, 180, 300, 160, raised)
    // Three balls turn inside a ring of five, so that no ball covers another.
    for (let n = 0; n < 8; n++) {
      const isInner = n < 3
      const a = isInner ? (n / 3 - t) * turn : (n / 5 + t) * turn
      const r = isInner ? 58 : 121
      const [x, y] = [180 + r * Math.cos(a), 300 + r * Math.sin(a)]
      ball(c, x, y, 30, colors[n % 5])
      disk(c, x, y, 18, paper)
      c.fillStyle = ink
      c.font = 'bold 18px sans-serif'
      c.textAlign = 'center'
      c.fillText(String(7 + n * 9), x, y + 6)
    }
    c.strokeStyle = lantern
    c.lineWidth = 8
    c.beginPath()
    c.arc(180, 300, 160, 0, turn)
    c.stroke()
    line(
      c,
      [
        [112, 566],
        [140, 455],
        [220, 455],
        [248, 566],
      ],
      lantern,
      10,
    )
    platform(c, 80, 280)
    garland(c, 30, t)
  },

  /** Paper flags and confetti. */
  fiesta(c, t) {
    night(c, '#163436', '#1c4245')
    rays(c, 180, 470, '#1a3b3d')
    for (let row = 0; row < 3; row++) {
      const height = (x) => 60 + row * 90 + 16 * Math.sin((x / 360) * Math.PI)
      line(
        c,
        Array.from({ length: 19 }, (_, n) => [n * 20, height(n * 20)]),
        steel,
        2,
      )
      for (let n = 0; n < 8; n++) {
        const x = n * 48 - 8 + row * 12
        c.fillStyle = colors[(n + row) % 5]
        c.beginPath()
        c.moveTo(x, height(x))
        c.lineTo(x + 40, height(x + 40))
        c.lineTo(x + 20 + 6 * wave(t, n / 8), height(x + 20) + 46)
        c.fill()
      }
    }
    for (let n = 0; n < 20; n++) {
      const fall = (t + ((n * 7) % 20) / 20) % 1
      c.save()
      c.translate((n * 61) % 360, fall * 700 - 30)
      c.rotate((t + n / 7) * turn)
      box(c, -6, -4, 12, 8, 1, colors[n % 6])
      c.restore()
    }
    // The people stand behind the near hill.
    oval(c, 70, 700, 250, 165, '#12292c')
    for (let n = 0; n < 5; n++) {
      const y = 508 - 14 * Math.abs(wave(t * 2, n / 5))
      const [x, skin] = [50 + n * 65, ['#e0a878', '#c98d62', '#b87a50'][n % 3]]
      box(c, x - 26, y + 26, 52, 90, 18, colors[n])
      disk(c, x, y - 6, 28, '#2a1a2c')
      disk(c, x, y + 2, 25, skin)
      face(c, x, y + 4, 24)
      // A fringe of hair, or a straw hat.
      c.fillStyle = n % 2 === 0 ? '#2a1a2c' : '#f0c063'
      c.beginPath()
      c.ellipse(x, y - 12, n % 2 === 0 ? 26 : 40, n % 2 === 0 ? 20 : 9, 0, turn / 2, turn)
      if (n % 2 === 1) c.ellipse(x, y - 13, 22, 22, 0, turn / 2, turn)
      c.fill()
    }
    oval(c, 180, 760, 330, 195, '#0d1f22')
  },
}
