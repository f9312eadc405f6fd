import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { galleryOf, twelveTiles } from '../testing/tiles/tiles'
import { formatNumber } from './format-number'

test('formats whole numbers like Intl.NumberFormat', () => {
  const { format } = new Intl.NumberFormat('en')
  fc.assert(
    fc.property(fc.nat(10_000_000), (number) => {
      expect(formatNumber(number)).toBe(format(number))
    }),
  )
})

test('no object of Intl is created for a first view and its labels', async () => {
  const { Collator } = Intl
  const createCollator = vi.spyOn(Intl, 'Collator').mockImplementation(function () {
    return new Collator('en', { numeric: true })
  })
  const constructors = [vi.spyOn(Intl, 'NumberFormat'), createCollator]
  onTestFinished(() => constructors.forEach((constructor) => constructor.mockRestore()))
  vi.resetModules()
  const { GalleryIndex, INITIAL_STATE } = await import('./index')
  const { defaultLabels } = await import('./labels')
  const { defaultLightboxLabels } = await import('./lightbox/labels')
  const index = new GalleryIndex(galleryOf(), twelveTiles)
  expect(defaultLabels.results(index.view(INITIAL_STATE).matching, 1300)).toBe(
    '12 of 1,300 articles',
  )
  expect(defaultLightboxLabels.counter(1, 12)).toBe('1 / 12')
  for (const constructor of constructors) expect(constructor).not.toHaveBeenCalled()
  // The control: an order by title needs a collator.
  index.view({ ...INITIAL_STATE, sort: { by: 'title' } })
  expect(createCollator).toHaveBeenCalledOnce()
})
