import { expect, test } from 'vitest'
import { parseMediaFolder } from './media-folder.mjs'

test('reads the names of folders', () => {
  expect(parseMediaFolder('Prints')).toEqual(['Prints'])
  expect(parseMediaFolder(' Prints / 1960s ')).toEqual(['Prints', '1960s'])
})

test.each(['', '/Prints', 'Prints//1960s', 'x'.repeat(201), 'a/'.repeat(20) + 'a'])(
  'refuses "%s"',
  (path) => {
    expect(() => parseMediaFolder(path)).toThrow('cannot be a folder of Media')
  },
)
