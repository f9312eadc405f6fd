// @ts-check
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
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
  const args = ['-e', 'setInterval(() => {}, 1000)', 'scripts/commands/start.mjs']
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

test.each([
  ['in an empty folder', null],
  ['after a killed start', '999999999'],
])('gives the lock to one of several starts at once: %s', async (_, left) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    rmSync(pidFile(), { force: true })
    if (left) writeFileSync(pidFile(), left)
    const at = Date.now() + 400
    const starts = Array.from({ length: 4 }, () => startAt(at))
    const answers = await Promise.all(starts.map(({ answer }) => answer))
    const holders = starts.filter((_, index) => answers[index] === null)
    expect(holders).toHaveLength(1)
    const pid = holders[0]?.process.pid
    expect(answers.filter((answer) => answer !== null)).toEqual([pid, pid, pid])
    expect(readFileSync(pidFile(), 'utf8')).toBe(String(pid))
    for (const start of starts) start.process.kill('SIGKILL')
    await Promise.all(starts.map((start) => once(start.process, 'close')))
  }
})

const ROUNDS = process.env['SOAK'] ? 50 : 3

/** Locks the folder at a time, and prints what `tryToLock` returns. @param {number} at ms, as `Date.now()` */
function startAt(at) {
  const script = `import { tryToLock } from ${JSON.stringify(import.meta.resolve('./lock-data-folder.mjs'))}
    while (Date.now() < ${at});
    console.log(JSON.stringify(await tryToLock(${JSON.stringify(folder)})))
    setInterval(() => {}, 1000)`
  const args = ['--input-type=module', '-e', script, 'scripts/commands/start.mjs']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const answer = once(child.stdout, 'data').then(([text]) => JSON.parse(String(text)))
  return { process: child, answer }
}

test('releases the lock when the process exits', () => {
  const script = `import { tryToLock } from ${JSON.stringify(import.meta.resolve('./lock-data-folder.mjs'))}
    console.log(await tryToLock(${JSON.stringify(folder)}))`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script])
  expect(output.toString().trim()).toBe('null')
  expect(() => readFileSync(pidFile())).toThrow('ENOENT')
})
