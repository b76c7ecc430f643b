import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { exampleOf } from './demo-games.fixture.ts'
import { openTestSandbox } from '../test-app.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await openTestSandbox()
}, 60_000)
afterAll(() => app.close())

test.each([
  ['a slot', '50110'],
  ['a booth', '20106'],
  ['a court', '10104'],
])('the page of %s names the sign of the game, which the server sends as an image', async (_, gameId) => {
  const { body } = await app.inject(`/sandbox/play/${gameId}`)
  const sign = /data-sign="([^"]+)"/.exec(body)?.[1] ?? ''
  const { statusCode, headers } = await app.inject(sign)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml'])
})

test.each(Object.entries(exampleOf))(
  'the server sends each style sheet of the page of %s, its own last',
  async (demo, gameId) => {
    const { body } = await app.inject(`/sandbox/play/${gameId}`)
    const addresses = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address]) => address ?? '')
    const answers = await Promise.all(addresses.map((address) => app.inject(address)))
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual(
      addresses.map(() => [200, 'text/css; charset=utf-8']),
    )
    expect(addresses.at(-1)).toBe(`/sandbox/play/assets/${demo}.css`)
  },
)

test.each(Object.entries(exampleOf))(
  'behind the board of %s is a place of its kind in wide windows, which the server sends as an image',
  async (_, gameId) => {
    const { body } = await app.inject(`/sandbox/play/${gameId}`)
    const place = /data-stage="(\w+)"/.exec(body)?.[1] ?? ''
    const { statusCode, headers } = await app.inject(`/sandbox/play/stages/${place}.svg`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml'])
    const { body: styles } = await app.inject('/sandbox/play/assets/frame.css')
    expect(styles).toContain(`/sandbox/play/stages/${place}.svg`)
  },
)

test('a game of cards names its own table, also in a trial', async () => {
  const { body } = await app.inject('/sandbox/play/17101')
  expect(body).toContain('data-title="Baccarat" data-sign')
  expect(body).toContain('>Baccarat<')
})

test('sports are played on a court, boxing in a ring, Bibe Pond on a pond, other games of the fair in a booth', async () => {
  const boardOf = async (gameId: string) =>
    /data-board="(\w+)"/.exec((await app.inject(`/sandbox/play/${gameId}`)).body)?.[1]
  expect(await Promise.all(['10104', '10206', '20105', '20106'].map(boardOf))).toEqual([
    'court',
    'ring',
    'pond',
    undefined,
  ])
})

test.each(['20104', '20204', '20108', '20208', '20102', '10102', '12101', '12103'])(
  'the stage of %s shows a host, whom the server sends as an image',
  async (gameId) => {
    const { body } = await app.inject(`/sandbox/play/${gameId}`)
    const { statusCode, headers } = await app.inject(/data-host="([^"]+)"/.exec(body)?.[1] ?? '')
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml'])
  },
)

test('Loteria Luna has its own host, who is at no other table', async () => {
  const hostOf = async (gameId: string): Promise<string | undefined> =>
    /data-host="([^"]+)"/.exec((await app.inject(`/sandbox/play/${gameId}`)).body)?.[1]
  const others = await Promise.all(['12102', '12103', '12104', '12105', '12106', '12107', '12201', '20102'].map(hostOf))
  const own = await hostOf('12101')
  expect(own).toBe('/sandbox/play/signs/host-12101.svg')
  expect(others).not.toContain(own)
})

test.each(['bottle', 'animal', 'gift', 'balloon', 'hoop', 'goal', 'smash', 'punch'])(
  'the server sends six images of the targets named %s',
  async (set) => {
    const answers = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((index) => app.inject(`/sandbox/play/targets/${set}-${index}.svg`)),
    )
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual(
      answers.map(() => [200, 'image/svg+xml']),
    )
    expect(new Set(answers.map(({ body }) => body)).size).toBe(6)
  },
)

test.each(['12102', '12103', '12202', '12203'])(
  'the ticket of %s shows its name in the letters of the cover, and its subject, which the server sends as images',
  async (gameId) => {
    const { body } = await app.inject(`/sandbox/play/${gameId}`)
    const addresses = ['lettering', 'sign'].map((part) => new RegExp(`data-${part}="([^"]+)"`).exec(body)?.[1] ?? '')
    const answers = await Promise.all(addresses.map((address) => app.inject(address)))
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual(['image/svg+xml', 'image/svg+xml'])
  },
)

test('a game without a sign has a page that names none', async () => {
  expect((await app.inject('/sandbox/play/27101')).body).toContain('data-sign=""')
})

const animals =
  'dilis tilapia pugita pawikan pating bangus king captain jaws puffer silver dugong giant grouper tuna lapu'
const things = 'corals jar submarine wreck'

test.each(`${animals} ${things}`.split(' '))(
  'the server sends the image of the %s in the fishing game',
  async (name) => {
    const { statusCode, headers } = await app.inject(`/sandbox/play/sea/${name}.svg`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml'])
  },
)
