import { expect, test } from 'vitest'
import { readableName, uploadedName } from './readable-name'

test('reads the words of a file name', () => {
  expect(readableName('low-sun-1a2b3c4d.jpg')).toBe('Low sun')
  expect(readableName('Pier_at  dawn.JPEG')).toBe('Pier at dawn')
  expect(readableName('img-2041.tiff')).toBe('Img 2041')
  expect(readableName('')).toBe('')
})

test('the name of a file as it was uploaded', () => {
  expect(uploadedName('low-sun-1a2b3c4d.jpg')).toBe('low-sun.jpg')
  expect(uploadedName('low-sun.jpg')).toBe('low-sun.jpg')
  expect(uploadedName('low-sun-1a2b3c4d-1.jpg')).toBe('low-sun.jpg')
  expect(uploadedName('_12-low-sun-1a2b3c4d.jpg')).toBe('low-sun.jpg')
})
