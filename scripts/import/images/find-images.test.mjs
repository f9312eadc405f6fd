import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findImages } from './find-images.mjs'

const root = mkdtempSync(join(tmpdir(), 'tessera-images-'))
afterAll(() => rmSync(root, { recursive: true }))

test('finds images in all subfolders with their XMP files, and names every other file', () => {
  const names = ['b10.jpg', 'B9.JPG', 'b9.xmp', 'sea/a.png', 'sea/a.png.xmp', 'sea/deep/c.webp']
  const others = ['notes.txt', 'scan.heic', 'lonely.xmp', '.DS_Store', 'sea/Thumbs.db', 'big.gif']
  for (const name of [...names, ...others]) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), 'x')
  }
  truncateSync(join(root, 'big.gif'), 26 * 1024 * 1024)
  symlinkSync('/etc/hostname', join(root, 'link.jpg'))
  symlinkSync('/etc', join(root, 'outside'))
  const found = findImages(root)
  expect(
    found.images.map(({ name, folders, sidecar }) => [
      name,
      folders.join('/'),
      sidecar?.slice(root.length + 1) ?? null,
    ]),
  ).toEqual([
    ['B9.JPG', '', 'b9.xmp'],
    ['b10.jpg', '', null],
    ['sea/a.png', 'sea', 'sea/a.png.xmp'],
    ['sea/deep/c.webp', 'sea/deep', null],
  ])
  expect(found.others.map(({ name, reason }) => `${name} ${reason.slice(0, 20)}`)).toEqual([
    'big.gif is larger than 25 MB',
    'link.jpg is a link',
    'lonely.xmp has no image beside ',
    'notes.txt is not one of .avif,',
    'outside is a link',
    'scan.heic is not one of .avif,',
  ])
})
