// @ts-check
import { expect, test, vi } from 'vitest'
import { findEngines } from './engines.mjs'

test('a variable that names no file is refused with the way to correct it', async () => {
  const env = { FIREFOX_PATH: '/no/such/firefox' }
  await expect(findEngines({ root: '.', env, log: () => undefined })).rejects.toThrow(
    'FIREFOX_PATH names "/no/such/firefox", which does not exist. Correct it or leave it out.',
  )
})

test('an engine that is neither found nor can be installed is skipped, in one sentence each', async () => {
  vi.stubEnv('PATH', '/no/such/folder')
  /** @type {string[]} */
  const lines = []
  const paths = await findEngines({ root: '.', env: {}, log: (text) => lines.push(text) })
  vi.unstubAllEnvs()
  // The package for macOS has a fixed path.
  if (process.platform !== 'darwin') expect(paths).toEqual({})
  expect(lines).toContain(
    'The walks in WebKit are skipped: install webkit2gtk-driver, xvfb, xdotool, or set WEBKIT_DRIVER_PATH.\n',
  )
})
