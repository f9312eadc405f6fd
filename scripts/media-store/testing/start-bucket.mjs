// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request as sendRequest } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** It has no types. */
const S3rver = createRequire(import.meta.url)('s3rver')

const BUCKET = 'tessera'

/**
 * What the next responses suffer from. `half`: the connection is closed in the middle of a body. `stall`: nothing more
 * comes until the client closes the connection.
 * @typedef {'none' | 'unavailable' | 'half' | 'stall' | 'refused'} Fault
 */

/**
 * A server of the S3 protocol with one bucket, on loopback, whose responses can be disturbed.
 * @param {string} [prefix]
 */
export async function startBucket(prefix = 'works/media') {
  const directory = mkdtempSync(join(tmpdir(), 'tessera-bucket-'))
  const store = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name: BUCKET }],
  })
  const { port: storePort } = await store.run()
  /** @type {{ fault: Fault, responses: number }} */
  const next = { fault: 'none', responses: 0 }
  let requests = 0

  const server = createServer((request, response) => {
    requests += 1
    const fault = next.responses > 0 ? next.fault : 'none'
    next.responses -= 1
    request.on('error', () => undefined)
    if (fault === 'refused') return void request.socket.destroy()
    if (fault === 'unavailable') {
      request.resume()
      return void response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
    }
    const { method, url, headers } = request
    const outgoing = sendRequest({ host: '127.0.0.1', port: storePort, method, path: url, headers })
    outgoing.on('error', () => response.destroy())
    outgoing.on('response', (incoming) => {
      response.writeHead(incoming.statusCode ?? 500, incoming.headers)
      if (fault === 'none') return void incoming.pipe(response)
      const half = Math.floor(Number(incoming.headers['content-length'] ?? 0) / 2)
      /** @type {Buffer[]} */
      const chunks = []
      incoming.on('data', (chunk) => chunks.push(chunk))
      incoming.on('end', () => {
        response.write(Buffer.concat(chunks).subarray(0, half), () => {
          if (fault === 'half') response.destroy()
        })
      })
    })
    request.pipe(outgoing)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    /** As environment variables. */
    env: {
      MEDIA_URL: `s3://${BUCKET}/${prefix}`,
      AWS_ENDPOINT_URL: endpoint,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    /** As parsed. */
    settings: {
      mediaUrl: { bucket: BUCKET, prefix: `${prefix}/` },
      mediaPublicUrl: null,
      awsEndpoint: endpoint,
      awsRegion: 'us-east-1',
      awsAccessKeyId: 'S3RVER',
      awsSecretAccessKey: 'S3RVER',
      awsSessionToken: null,
    },
    requests: () => requests,
    /** Disturbs the next responses. @param {Fault} fault @param {number} [responses] */
    disturb(fault, responses = Infinity) {
      next.fault = fault
      next.responses = fault === 'none' ? 0 : responses
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await store.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
