import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOmissionsFile } from './omissions-file.mjs'

/** @type {string} */
let folder
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-omissions-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('lists each article with omissions once, also over two runs, and creates no empty file', () => {
  const path = join(folder, 'works.omissions.txt')
  const first = openOmissionsFile(path, { resume: false })
  first.add({ line: 1, title: 'Whole', omissions: [] })
  expect(existsSync(path)).toBe(false)
  first.add({ line: 2, title: 'Tide', omissions: ['a script', 'the image a.jpg'] })
  const second = openOmissionsFile(path, { resume: true })
  second.add({ line: 2, title: 'Tide', omissions: ['a script', 'the image a.jpg'] })
  second.add({ line: 3, title: 'Dusk', omissions: ['a form'] })
  expect(second.count).toBe(2)
  expect(readFileSync(path, 'utf8')).toBe(
    'Line 2, Tide:\n  a script\n  the image a.jpg\nLine 3, Dusk:\n  a form\n',
  )
})
