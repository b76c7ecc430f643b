import { expect, test } from 'vitest'
import { moved, nearestSlide } from './movement.ts'

const ready = { type: 'ready', seconds: 6, slides: 3, reducedMotion: false } as const

test('a carousel moves by itself once it is ready', () => {
  expect(moved('waiting', ready)).toBe('playing')
})

test('it does not move for people who asked for less motion, nor with one slide, nor with 0 seconds', () => {
  expect(moved('waiting', { ...ready, reducedMotion: true })).toBe('waiting')
  expect(moved('waiting', { ...ready, slides: 1 })).toBe('waiting')
  expect(moved('waiting', { ...ready, seconds: 0 })).toBe('waiting')
})

test('a touch stops it for good; a slide that arrives later does not start it again', () => {
  expect(moved(moved('playing', { type: 'touched' }), { ...ready, slides: 4 })).toBe('stopped')
})

test('its button stops it and starts it again', () => {
  expect(moved('playing', { type: 'toggled' })).toBe('stopped')
  expect(moved('stopped', { type: 'toggled' })).toBe('playing')
})

test('the dot of the nearest slide is lit', () => {
  expect([0, 90, 110, 999].map((position) => nearestSlide(position, [0, 200, 400], 400))).toEqual([0, 0, 1, 2])
  expect(nearestSlide(50, [], 0)).toBe(0)
})

test('with two slides side by side the end of the row shows the last', () => {
  expect([0, 200].map((position) => nearestSlide(position, [0, 200, 400], 200))).toEqual([0, 2])
})
