// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { bringIntoView } from './preview-nodes.ts'

test('a selected node is scrolled into view, and the carousel around it gets a wheel event, which stops its movement', () => {
  document.body.innerHTML = '<section><article></article></section>'
  const [carousel, slide] = [document.querySelector('section'), document.querySelector('article')]
  if (carousel === null || slide === null) throw new Error('there is no carousel')
  const touched = vi.fn()
  carousel.addEventListener('wheel', touched)
  const scrolled = vi.spyOn(slide, 'scrollIntoView')
  bringIntoView({ elements: [slide] })
  expect(scrolled).toHaveBeenCalledOnce()
  expect(touched).toHaveBeenCalledOnce()
})
