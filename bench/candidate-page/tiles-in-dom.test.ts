import { expect, test } from 'vitest'
import { nameWithTiles, OURS_ALL, OURS_WINDOWED } from './tiles-in-dom'

test('names a gallery of up to 200 tiles after its full DOM', () => {
  expect(nameWithTiles(OURS_ALL, 200)).toBe('Tessera, full DOM')
})

test('says that a larger gallery shows the viewport first', () => {
  expect(nameWithTiles(`${OURS_ALL}, animation off`, 201)).toBe(
    'Tessera, viewport first, then all in the DOM, animation off',
  )
})

test('leaves windowed galleries and peers as they are', () => {
  expect(nameWithTiles(OURS_WINDOWED, 10_000)).toBe('Tessera, windowed')
  expect(nameWithTiles('Isotope', 10_000)).toBe('Isotope')
})
