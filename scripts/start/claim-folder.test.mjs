// @ts-check
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimFolder } from './claim-folder.mjs'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'tessera-claim-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const pidFile = () => join(folder, 'start.pid')

test('takes a folder that nobody has', async () => {
  expect(await claimFolder(folder)).toBeNull()
  expect(readFileSync(pidFile(), 'utf8')).toBe(String(process.pid))
})

test('names the start that has it', async () => {
  const args = ['-e', 'setInterval(() => {}, 1000)', 'scripts/start.mjs']
  const holder = spawn(process.execPath, args)
  await once(holder, 'spawn')
  writeFileSync(pidFile(), String(holder.pid))
  expect(await claimFolder(folder)).toBe(holder.pid)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(await claimFolder(folder)).toBeNull()
})

test("takes what a killed start left, also when its number is another program's now", async () => {
  writeFileSync(pidFile(), '1')
  expect(await claimFolder(folder)).toBeNull()
  writeFileSync(pidFile(), '')
  expect(await claimFolder(folder)).toBeNull()
})

test('gives the folder back at the end', () => {
  const script = `import { claimFolder } from ${JSON.stringify(import.meta.resolve('./claim-folder.mjs'))}
    console.log(await claimFolder(${JSON.stringify(folder)}))`
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script])
  expect(said.toString().trim()).toBe('null')
  expect(() => readFileSync(pidFile())).toThrow('ENOENT')
})
