// @ts-check
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../cli/project-root.mjs'
import { startBucket } from '../media-store/testing/start-bucket.mjs'

const run = promisify(execFile)

test('copies media to a bucket and back, again after an interruption', async () => {
  const server = await startBucket()
  onTestFinished(() => server.stop())
  const folder = mkdtempSync(join(tmpdir(), 'tessera-copy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const media = join(folder, 'media')
  for (const kind of ['originals', 'variants', 'videos']) {
    mkdirSync(join(media, kind), { recursive: true })
    for (let index = 0; index < 6; index += 1)
      writeFileSync(join(media, kind, `${kind}-${index}.webp`), `${kind} ${index}`.repeat(500))
  }
  writeFileSync(join(media, 'variants', 'unfinished.webp.part'), 'x')
  const command = (/** @type {string} */ to, env = {}) =>
    run(process.execPath, ['scripts/commands/media.mjs', '--to', to], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: folder, ...server.env, ...env },
    })
  const { MEDIA_URL } = server.env

  server.disturb('unavailable')
  await expect(command(MEDIA_URL)).rejects.toThrow('is not available')
  server.disturb('half', 1)
  await command(MEDIA_URL).catch(() => undefined)
  server.disturb('none')
  await command(MEDIA_URL)
  expect((await command(MEDIA_URL)).stdout).toContain('0 files were copied, 18 were there already.')

  const before = join(folder, 'before')
  cpSync(media, before, { recursive: true })
  rmSync(media, { recursive: true })
  expect((await command('disk')).stdout).toContain('18 files were copied, 0 were there')
  rmSync(join(before, 'variants', 'unfinished.webp.part'))
  const files = (/** @type {string} */ path) => readdirSync(path, { recursive: true }).sort()
  expect(files(media)).toEqual(files(before))
  await expect(command('elsewhere')).rejects.toThrow('MEDIA_URL must be like')
})
