import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { incomingDir, videosDir } from '../../videos/folders'
import { originalsDir, variantsDir } from '../folders'
import { removePartialFiles } from './remove-partial-files'

test('removes uploads in progress and files that were being written, and keeps all others', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-partial-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  await removePartialFiles(dataDir)
  const folders = [originalsDir, variantsDir, videosDir, incomingDir].map((each) => each(dataDir))
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true })
    for (const name of ['whole', 'a-320.webp.77.part']) writeFileSync(path.join(folder, name), 'x')
  }
  await removePartialFiles(dataDir)
  expect(folders.map((folder) => readdirSync(folder))).toEqual([
    ['whole'],
    ['whole'],
    ['whole'],
    [],
  ])
})
