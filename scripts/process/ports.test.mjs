// @ts-check
import { expect, test } from 'vitest'
import { findFreePort, tryToListen } from './ports.mjs'

test('finds a port that can be listened on', async () => {
  expect(await tryToListen(await findFreePort(), '127.0.0.1')).toBe(null)
})

test('leaves a port to the program that will listen on it', async () => {
  const ports = [3000, 3000, 3001]
  const choose = async () => ports.shift() ?? 0
  expect(await findFreePort({ reserved: 3000, choose })).toBe(3001)
})
