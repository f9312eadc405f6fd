// @ts-check
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { findFreePort } from '../../process/ports.mjs'
import { checkPorts } from './check-ports.mjs'

const LOOPBACK = '127.0.0.1'

test('accepts free ports', async () => {
  const [port, cmsPort] = [await findFreePort(), await findFreePort()]
  await checkPorts({ port, host: LOOPBACK, cmsHost: LOOPBACK, cmsPort })
  await checkPorts({ port, host: LOOPBACK, cmsHost: LOOPBACK, cmsPort: null })
})

test('names the port that is in use, of the site or of the CMS', async () => {
  const server = createServer().listen(0, LOOPBACK)
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const used = typeof address === 'object' && address ? address.port : 0
  const free = await findFreePort()
  await expect(
    checkPorts({ port: used, host: LOOPBACK, cmsHost: LOOPBACK, cmsPort: null }),
  ).rejects.toThrow(
    `PORT must be a free port; ${used} is in use. Stop what uses it, or set PORT to another port.`,
  )
  await expect(
    checkPorts({ port: free, host: LOOPBACK, cmsHost: LOOPBACK, cmsPort: used }),
  ).rejects.toThrow(
    `CMS_PORT must be a free port; ${used} is in use. Stop what uses it, or set CMS_PORT to another port.`,
  )
  server.close()
})

test('refuses one port for both programs', async () => {
  await expect(
    checkPorts({ port: 3000, host: LOOPBACK, cmsHost: LOOPBACK, cmsPort: 3000 }),
  ).rejects.toThrow('CMS_PORT must differ from PORT; both are 3000.')
})

test('does not report a foreign host as a port in use', async () => {
  const port = await findFreePort()
  await expect(
    checkPorts({ port, host: '192.0.2.1', cmsHost: LOOPBACK, cmsPort: null }),
  ).rejects.toThrow(
    'HOST must be an address of this machine, such as "127.0.0.1"; got "192.0.2.1" (EADDRNOTAVAIL).',
  )
})
