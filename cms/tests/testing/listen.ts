import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import path from 'node:path'
import { send } from './rest'
import type { TestCms } from './start-cms'

/**
 * Serves the REST API on a port of loopback, for programs that find it as commands do, by the files of the data folder.
 * @returns stops it
 */
export async function listen(cms: Pick<TestCms, 'payload' | 'key' | 'settings'>) {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '' } = request
    const body = await buffer(request)
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
    const answer = await send(cms, url.replace(/^\/api/, ''), {
      ...{ method, headers: Object.fromEntries(headers) },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { dataDir } = cms.settings
  const files = { 'run.json': JSON.stringify({ cmsUrl: `http://127.0.0.1:${port}`, siteUrl: '' }) }
  for (const [name, text] of Object.entries({
    ...files,
    'internal-api-token': 'internal-api-token',
  }))
    writeFileSync(path.join(dataDir, name), text)
  return async () => {
    rmSync(path.join(dataDir, 'run.json'))
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
