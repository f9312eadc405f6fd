// @ts-check
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { checkPorts } from './check-ports.mjs'
import { freePort } from './programs.mjs'

const LOOPBACK = '127.0.0.1'

test('takes ports that are free', async () => {
  const [port, cmsPort] = [await freePort(), await freePort()]
  await checkPorts({ port, host: LOOPBACK, cmsPort })
  await checkPorts({ port, host: LOOPBACK, cmsPort: null })
})

test('names the port that is in use, of the site or of the CMS', async () => {
  const server = createServer().listen(0, LOOPBACK)
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : 0
  const free = await freePort()
  await expect(checkPorts({ port: taken, host: LOOPBACK, cmsPort: null })).rejects.toThrow(
    `PORT ${taken} is in use. Stop what uses it, or set PORT to another one.`,
  )
  await expect(checkPorts({ port: free, host: LOOPBACK, cmsPort: taken })).rejects.toThrow(
    `CMS_PORT ${taken} is in use. Stop what uses it, or set CMS_PORT to another one.`,
  )
  server.close()
})

test('does not take a host that is not here for a port in use', async () => {
  const port = await freePort()
  await expect(checkPorts({ port, host: '192.0.2.1', cmsPort: null })).rejects.toThrow(
    'HOST must be an address of this machine, such as "127.0.0.1"; got "192.0.2.1" (EADDRNOTAVAIL).',
  )
})
