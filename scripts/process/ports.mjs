// @ts-check
import { createServer } from 'node:net'

/**
 * @param {object} [options]
 * @param {number | null} [options.reserved] a port that another program will listen on, and that is still free
 * @param {() => Promise<number>} [options.choose] how the system chooses one
 * @returns {Promise<number>} a free loopback port
 */
export async function findFreePort({ reserved = null, choose = chooseFreePort } = {}) {
  const port = await choose()
  return port === reserved ? findFreePort({ reserved, choose }) : port
}

/** @returns {Promise<number>} */
function chooseFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/**
 * Tries to listen.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | null>} the error code, such as `EADDRINUSE`; null on success
 */
export function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}
