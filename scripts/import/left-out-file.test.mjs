import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLeftOut } from './left-out-file.mjs'

/** @type {string} */
let folder
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-left-out-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('tells each article once, also over two tries, and is no file when there is nothing to tell', () => {
  const path = join(folder, 'works.left-out.txt')
  const first = openLeftOut(path, { resume: false })
  first.add({ line: 1, title: 'Whole', things: [] })
  expect(existsSync(path)).toBe(false)
  first.add({ line: 2, title: 'Tide', things: ['a script', 'the image a.jpg'] })
  const second = openLeftOut(path, { resume: true })
  second.add({ line: 2, title: 'Tide', things: ['a script', 'the image a.jpg'] })
  second.add({ line: 3, title: 'Dusk', things: ['a form'] })
  expect(second.count).toBe(2)
  expect(readFileSync(path, 'utf8')).toBe(
    'Line 2, Tide:\n  a script\n  the image a.jpg\nLine 3, Dusk:\n  a form\n',
  )
})
