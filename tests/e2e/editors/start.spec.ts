import { expect, test } from '@playwright/test'
import {
  freePort,
  makeDataDir,
  startExpectingFailure,
  removeDataDir,
  startProduct,
} from '../product/start-product'

test('refuses a wrong setting before it listens, with the variable and the requirement', async () => {
  const cases = [
    [
      { DATABASE_URL: 'mysql://user:secret@host/db' },
      'DATABASE_URL must start with "file:" or "postgres:"; got "mysql://…".',
    ],
    [{ PORT: 'http' }, 'PORT must be a number from 1 to 65535; got "http".'],
    [{ SITE_URL: 'example.org' }, 'SITE_URL must be an address without a path'],
    [{ CMS_SECRET: 'short' }, 'CMS_SECRET must have at least 32 characters; it has 5.'],
    [{ DEMO: 'maybe' }, 'DEMO must be "on" or "off"; got "maybe".'],
  ] as const
  for (const [env, message] of cases) {
    const { code, output } = await startExpectingFailure(env)
    expect(output).toContain(message)
    expect(output).not.toContain('secret')
    expect(code).toBe(1)
  }
})

test.describe('an own product', () => {
  const dataDir = makeDataDir()
  test.afterAll(() => removeDataDir(dataDir))

  test('starts again without a build, refuses a second start on the same data and stops cleanly', async () => {
    test.setTimeout(120_000)
    const first = await startProduct({ DEMO: 'off' }, dataDir)
    expect(await first.stop()).toBe(0)

    const second = await startProduct({ DEMO: 'off' }, dataDir)
    expect(second.startSeconds).toBeLessThan(15)
    const { code, output } = await startExpectingFailure({
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
    })
    expect(code).toBe(1)
    expect(output).toContain('Tessera already runs on this data')

    const { site } = second
    expect((await fetch(site)).status).toBeLessThan(500)
    expect(await second.stop()).toBe(0)
    await expect(fetch(site)).rejects.toThrow()
  })
})
