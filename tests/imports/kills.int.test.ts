import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectToCms } from '../e2e/product/running/cms-client'
import { startProduct, type Product } from '../e2e/product/running/start-product'
import { COLLECTIONS, createCommands, killGroup, sumOf, type Commands } from './testing/commands'
import { writeSources, type Source } from './testing/sources'

const folder = mkdtempSync(join(tmpdir(), 'tessera-kills-'))
let product: Product
let sources: readonly Source[]
let commands: Commands

beforeAll(async () => {
  sources = await writeSources(folder)
  product = await startProduct({ DEMO: 'off' })
  commands = createCommands(product, folder)
})
afterAll(async () => {
  await product.stop()
  rmSync(product.dataDir, { recursive: true })
  rmSync(folder, { recursive: true })
})

/** The CMS answers again: `npm start` starts it after it was killed. */
const untilAnswering = () => expect.poll(() => commands.counts().catch(() => null)).not.toBeNull()

test.each(['images', 'CSV', 'XLSX', 'WordPress', 'Joomla'])(
  'an import of %s that was killed is complete after another run, with nothing twice',
  async (name) => {
    const { path = '', expected = {} } = sources.find((source) => source.name === name) ?? {}
    const before = await commands.counts()
    const total = sumOf(expected)

    const first = commands.run('import', path)
    await commands.untilMade(first, sumOf(before), Math.ceil(total / 4))
    await killGroup(first)
    const afterFirst = sumOf(await commands.counts()) - sumOf(before)
    expect(afterFirst).toBeGreaterThan(0)
    expect(afterFirst).toBeLessThan(total)

    const second = commands.run('import', path)
    await commands.untilMade(second, sumOf(before), Math.max(afterFirst + 1, Math.ceil(total / 2)))
    const pid = commands.cmsPid()
    if (pid !== undefined) process.kill(pid, 'SIGKILL')
    await second.ended
    await untilAnswering()

    const third = await commands.run('import', path).ended
    expect(third.output).not.toContain('    at ')
    const after = await commands.counts()
    for (const [collection, count] of Object.entries(expected))
      expect(
        (after[collection] ?? 0) - (before[collection] ?? 0),
        `${collection}\n${third.output}`,
      ).toBe(count)
    await commands.run('import', path).ended
    expect(await commands.counts()).toEqual(after)
  },
)

/** Rows of the import during which the CMS is killed again and again, and documents between two kills. */
const [LONG_ROWS, KILLS, BETWEEN_KILLS] = [5000, 20, 100]

test(
  `an import during which the CMS is killed ${KILLS} times is complete, and what is published equals what is stored`,
  { timeout: 3_600_000 },
  async () => {
    const path = join(folder, 'long.csv')
    const lines = Array.from({ length: LONG_ROWS }, (_, n) => `Row ${n},${1500 + (n % 400)}`)
    writeFileSync(path, ['title,date', ...lines].join('\n'))
    const before = await commands.counts()
    for (let kill = 0; kill < KILLS; kill += 1) {
      const made = sumOf(await commands.counts())
      const running = commands.run('import', path)
      await commands.untilMade(running, made, BETWEEN_KILLS)
      const pid = commands.cmsPid()
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
      await running.ended
      await untilAnswering()
    }
    const last = await commands.run('import', path).ended
    expect(last.code, last.output).toBe(0)
    const after = await commands.counts()
    expect((after['articles'] ?? 0) - (before['articles'] ?? 0)).toBe(LONG_ROWS)
    const counts = await connectToCms(product).send('POST', 'internal/republish', {})
    expect(counts).toMatchObject({ written: 0 })
  },
)

test('an export that was killed is complete after another run', async () => {
  const target = join(folder, 'site-export')
  const first = commands.run('export', '--to', target)
  await expect
    .poll(() => existsSync(join(target, 'media.ndjson')) || first.child.exitCode)
    .toBe(true)
  await killGroup(first)
  expect(existsSync(join(target, 'tessera-export.json'))).toBe(false)
  const { code, output } = await commands.run('export', '--to', target).ended
  expect(code, output).toBe(0)
  const found = await commands.counts()
  for (const collection of COLLECTIONS) {
    const lines = readFileSync(join(target, `${collection}.ndjson`), 'utf8')
      .trim()
      .split('\n')
    const ids = lines.map((line) => JSON.parse(line).id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(found[collection] ?? 0)
  }
})

test('a static site that was killed is complete after another run', async () => {
  const [target, reference] = [join(folder, 'static'), join(folder, 'static-reference')]
  const whole = await commands.run('export', '--static', reference).ended
  expect(whole.code, whole.output).toBe(0)
  const first = commands.run('export', '--static', target)
  // What is not complete is in a folder of its own.
  const staged = () => (existsSync(join(target, PART)) ? readdirSync(join(target, PART)).length : 0)
  await expect
    .poll(() => staged() > 20 || first.child.exitCode, { timeout: 240_000, interval: 20 })
    .toBe(true)
  await killGroup(first)
  expect(existsSync(join(target, 'index.html'))).toBe(false)
  const { code, output } = await commands.run('export', '--static', target).ended
  expect(code, output).toBe(0)
  expect(await filesOf(target)).toEqual(await filesOf(reference))
})

const PART = '.tessera-static-part'
const filesOf = async (target: string) => (await readdir(target, { recursive: true })).toSorted()
