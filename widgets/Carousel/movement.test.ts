import { expect, test } from 'vitest'
import { nextMovement, nearestSlide } from './movement.ts'

const ready = { type: 'ready', seconds: 6, slides: 3, reducedMotion: false } as const

test('a carousel moves automatically once it is ready', () => {
  expect(nextMovement('waiting', ready)).toBe('playing')
})

test('a carousel does not move automatically with reduced motion, with one slide, or with 0 seconds', () => {
  expect(nextMovement('waiting', { ...ready, reducedMotion: true })).toBe('waiting')
  expect(nextMovement('waiting', { ...ready, slides: 1 })).toBe('waiting')
  expect(nextMovement('waiting', { ...ready, seconds: 0 })).toBe('waiting')
})

test('a touch stops the carousel, and a slide that appears later does not start it again', () => {
  expect(nextMovement(nextMovement('playing', { type: 'touched' }), { ...ready, slides: 4 })).toBe('stopped')
})

test('the button stops the carousel and starts it again', () => {
  expect(nextMovement('playing', { type: 'toggled' })).toBe('stopped')
  expect(nextMovement('stopped', { type: 'toggled' })).toBe('playing')
})

test('the slide nearest to the scroll position is the current slide', () => {
  expect([0, 90, 110, 999].map((position) => nearestSlide(position, [0, 200, 400], 400))).toEqual([0, 0, 1, 2])
  expect(nearestSlide(50, [], 0)).toBe(0)
})

test('at the end of the row the last slide is the current slide', () => {
  expect([0, 200].map((position) => nearestSlide(position, [0, 200, 400], 200))).toEqual([0, 2])
})
