// @ts-check
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tryToLock } from './lock-data-folder.mjs'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'tessera-lock-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const pidFile = () => join(folder, 'start.pid')

test('locks a folder that no process uses', async () => {
  expect(await tryToLock(folder)).toBeNull()
  expect(readFileSync(pidFile(), 'utf8')).toBe(String(process.pid))
})

test('returns the process that holds the lock, until that ends', async () => {
  const args = ['-e', 'setInterval(() => {}, 1000)', 'scripts/start.mjs']
  const holder = spawn(process.execPath, args)
  await once(holder, 'spawn')
  writeFileSync(pidFile(), String(holder.pid))
  expect(await tryToLock(folder)).toBe(holder.pid)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(await tryToLock(folder)).toBeNull()
})

test('replaces the lock of a killed start, even if another program has its process id', async () => {
  writeFileSync(pidFile(), '1')
  expect(await tryToLock(folder)).toBeNull()
  writeFileSync(pidFile(), '')
  expect(await tryToLock(folder)).toBeNull()
})

test('releases the lock when the process exits', () => {
  const script = `import { tryToLock } from ${JSON.stringify(import.meta.resolve('./lock-data-folder.mjs'))}
    console.log(await tryToLock(${JSON.stringify(folder)}))`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script])
  expect(output.toString().trim()).toBe('null')
  expect(() => readFileSync(pidFile())).toThrow('ENOENT')
})
