// @ts-check
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../cli/project-root.mjs'
import { SettingError } from '../settings/setting-error.mjs'
import { UnreachableDatabaseError } from './checks/check-database.mjs'
import { findDatabase, SNAPSHOT_FILE, waitForDatabase } from './start-without-database.mjs'

const unreachable = () => new UnreachableDatabaseError('DATABASE_URL', 'must answer', 'it is away')
const refused = () => new SettingError('DATABASE_URL', 'must answer', 'the password is wrong')

/** Fails with each of these errors, then succeeds. @param {Error[]} errors */
const failing = (...errors) => {
  const rest = [...errors]
  return async () => {
    const error = rest.shift()
    if (error) throw error
  }
}

function makeSettings() {
  const siteCacheDir = mkdtempSync(join(tmpdir(), 'tessera-cache-'))
  onTestFinished(() => rmSync(siteCacheDir, { recursive: true }))
  return { databaseUrl: 'postgres://db/site', siteUrl: 'http://localhost:3000', siteCacheDir }
}

/** @param {boolean} servesSnapshot */
const siteThat = (servesSnapshot) => ({
  listening: async () => {},
  servesSnapshot: async () => servesSnapshot,
})

test('a start goes on without a database that does not answer where there is a snapshot only', async () => {
  const settings = makeSettings()
  expect(await findDatabase(settings, failing())).toBe('reachable')
  await expect(findDatabase(settings, failing(unreachable()))).rejects.toThrow('it is away')
  writeFileSync(join(settings.siteCacheDir, SNAPSHOT_FILE), '')
  expect(await findDatabase(settings, failing(unreachable()))).toBe('unreachable')
  await expect(findDatabase(settings, failing(refused()))).rejects.toThrow('the password is wrong')
})

test('waits until the database answers, and reports each failed attempt', async () => {
  /** @type {string[]} */
  const messages = []
  await waitForDatabase({
    ...{ site: siteThat(true), settings: makeSettings(), retryDelayMs: 0 },
    check: failing(unreachable(), refused()),
    report: (message) => void messages.push(message),
  })
  const serves = 'The site serves what it last knew: http://localhost:3000'
  expect(messages).toEqual([
    `DATABASE_URL must answer; it is away. ${serves}`,
    `DATABASE_URL must answer; the password is wrong. ${serves}`,
  ])
})

test('ends with the error when the site cannot serve its snapshot, unless the database answers by then', async () => {
  const wait = (/** @type {Error[]} */ ...errors) =>
    waitForDatabase({
      ...{ site: siteThat(false), settings: makeSettings(), report: () => {} },
      check: failing(...errors),
    })
  await expect(wait(unreachable())).rejects.toThrow('it is away')
  await wait()
})

test('knows the name of the file that the site writes', () => {
  const format = readFileSync(
    join(ROOT, 'site/server/publications/snapshot/snapshot-format.ts'),
    'utf8',
  )
  expect(format).toContain(`SNAPSHOT_FILE = '${SNAPSHOT_FILE}'`)
})
