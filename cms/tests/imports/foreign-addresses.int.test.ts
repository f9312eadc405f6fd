import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createWxr } from '../../../scripts/import/sources/wordpress/testing/create-wxr.mjs'
import type { Plan } from '../../src/imports/job'
import { listen } from '../testing/listen'
import { send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'
import { importDriver, stopImports } from './import-driver'

// Each import is three processes, one after the other.
vi.setConfig({ testTimeout: 300_000 })

const cms = sharedCms()
let editor: Record<string, string> = {}
let close: () => Promise<void> = async () => undefined
const { ask, inspect, planOf, read } = importDriver(cms, () => editor)

/** A server on the machine's own network, and how often somebody has connected to it. */
const inner = createServer((socket) => {
  connections += 1
  socket.on('error', () => {}).destroy()
})
let connections = 0

/** Addresses of the server, of the credentials of cloud machines and of a file. */
function addresses(extension: string): readonly string[] {
  const { port } = inner.address() as AddressInfo
  const hosts = ['127.0.0.1', 'localhost', '[::1]', '127.1', '2130706433', '[::ffff:127.0.0.1]']
  return [
    ...hosts.flatMap((host) =>
      ['http', 'https'].map((protocol) => `${protocol}://${host}:${port}/a.${extension}`),
    ),
    ...[`//127.0.0.1:${port}/b.${extension}`, `http://169.254.169.254/c.${extension}`],
    'file:///etc/passwd',
  ]
}

beforeAll(async () => {
  await signIn(cms, 'Root', 'admin')
  editor = await signIn(cms, 'Ada')
  close = await listen(cms)
  // On all addresses of the machine, of both versions if it has both.
  await new Promise<void>((resolve) => inner.listen(0, resolve))
})
afterAll(async () => {
  await stopImports(cms)
  await close()
  inner.close()
})

const html = () =>
  [
    ...addresses('jpg').map((url) => `<p><a href="${url}"><img src="${url}" alt="x"></a></p>`),
    ...addresses('mp4').map((url) => `<video src="${url}" poster="${url}"></video>`),
    ...addresses('html').map((url) => `<iframe src="${url}"></iframe>`),
    ...addresses('css').map((url) => `<link rel="stylesheet" href="${url}">`),
    ...addresses('svg').map((url) => `<div style="background: url(${url})">x</div>`),
  ].join('\n')

/** Imports files as the screen does. @returns the report */
async function bringOver(files: Parameters<typeof inspect>[0], change: Partial<Plan> = {}) {
  const { id, job } = await inspect(files)
  expect(job.problem).toBeNull()
  await ask(id, '/start', planOf(job, change))
  await expect.poll(async () => (await read(id)).status, { timeout: 200_000 }).toBe('done')
  expect((await read(id)).result).toMatchObject({ created: 1 })
  return (await send(cms, `/imports/${id}/report`, { headers: editor })).text()
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

test(
  'an import of a table with HTML requests none of the addresses in it',
  { tags: 'long' },
  async () => {
    const images = addresses('jpg').join(';')
    const csv = `id,title,image,text\n1,Tide,${images},${quote(html())}\n`
    const roles = { id: 'key', title: 'title', image: 'images', text: 'html' } as const
    const report = await bringOver({ 'show/works.csv': csv }, { roles })
    expect(connections).toBe(0)
    for (const extension of ['jpg', 'mp4']) expect(report).toContain(addresses(extension)[0])
  },
)

test('an import of a WordPress site requests none of the addresses in it', async () => {
  const [file = ''] = addresses('jpg')
  const embeds = addresses('html').map(
    (url) =>
      `<!-- wp:embed {"url":"${url}"} --><figure class="wp-block-embed"><div>${url}</div></figure><!-- /wp:embed -->`,
  )
  const content = [html(), ...embeds].join('\n')
  const wxr = createWxr([
    {
      ...{ id: '7', type: 'attachment', status: 'inherit', title: 'Low tide', file },
      meta: { _wp_attached_file: file },
    },
    {
      ...{ id: '1', title: 'Ebb', slug: 'ebb', link: file, content },
      meta: { _thumbnail_id: '7' },
    },
  ])
  const report = await bringOver({ 'old/site.xml': wxr })
  expect(connections).toBe(0)
  expect(report).toContain('a.jpg')
})

test('a request to one of these addresses is counted', async () => {
  const [address = ''] = addresses('jpg')
  await fetch(address).catch(() => null)
  expect(connections).toBe(1)
})
