import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { sharedProduct } from '../e2e/product/running/shared-product'

const { site, dataDir } = sharedProduct()
const MEGABYTE = 1024 * 1024
const REQUESTS = process.env['SOAK'] ? 100_000 : 2000

test(
  `answers ${REQUESTS} random query strings with the same page and keeps no memory for them`,
  { tag: '@long' },
  async () => {
    test.skip(process.platform !== 'linux', 'Memory is read from /proc.')
    if (process.env['SOAK']) test.setTimeout(1_800_000)
    const pid = sitePid()
    const { etag } = await visit('/')
    await requestRandomPaths(1000)
    const before = residentBytes(pid)
    await requestRandomPaths(REQUESTS)
    expect((residentBytes(pid) - before) / MEGABYTE).toBeLessThan(48)

    async function requestRandomPaths(count: number) {
      for (let sent = 0; sent < count; sent += 50) {
        const responses = await Promise.all(Array.from({ length: 50 }, () => visit(randomPath())))
        expect(new Set(responses.map(({ status, etag }) => `${status} ${etag}`))).toEqual(
          new Set([`200 ${etag}`]),
        )
      }
    }
  },
)

async function visit(path: string) {
  const response = await fetch(site + path)
  await response.arrayBuffer()
  return { status: response.status, etag: response.headers.get('etag') }
}

const random = () => Math.random().toString(36).slice(2)
const randomPath = () => `/?${random()}=${random()}&work.${random()}=${random()}&utm=${random()}`

/** The process id of the site, a child of `npm start`. */
function sitePid(): number {
  const { pid } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'))
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const found = children.find((child) =>
    readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('site/dist/server/main.js'),
  )
  return Number(found)
}

function residentBytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

test('keeps its connections to the CMS usable after incomplete forms', async () => {
  // More requests than there are connections. The CMS stops reading each in the middle of a part's header.
  const body = `--x\r\nContent-Disposition: form-data; name="${'a'.repeat(100_000)}`
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  for (let round = 0; round < 9; round++) {
    const accepted = await Promise.all(
      Array.from({ length: 8 }, () =>
        fetch(`${site}/api/users/login`, { method: 'POST', headers, body }).then(({ ok }) => ok),
      ),
    )
    expect(accepted).toEqual(Array.from({ length: 8 }, () => false))
  }
  const signal = AbortSignal.timeout(60_000)
  const requests = Array.from({ length: 64 }, () => fetch(`${site}/api/users/me`, { signal }))
  for (const { status } of await Promise.all(requests)) expect(status).toBe(200)
})
