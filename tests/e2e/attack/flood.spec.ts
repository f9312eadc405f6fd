import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { sharedProduct } from '../product/shared-product'

const { site, dataDir } = sharedProduct()
const MEGABYTE = 1024 * 1024

test('10,000 random query strings all mean the same page and leave nothing behind', async () => {
  test.skip(process.platform !== 'linux', 'Memory is read from /proc.')
  const pid = sitePid()
  const { etag } = await visit('/')
  await floodWith(1000)
  const before = memory(pid)
  await floodWith(10_000)
  expect((memory(pid) - before) / MEGABYTE).toBeLessThan(48)

  async function floodWith(count: number) {
    for (let sent = 0; sent < count; sent += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => visit(randomAddress())))
      expect(new Set(answers.map((answer) => `${answer.status} ${answer.etag}`))).toEqual(
        new Set([`200 ${etag}`]),
      )
    }
  }
})

async function visit(path: string) {
  const answer = await fetch(site + path)
  await answer.arrayBuffer()
  return { status: answer.status, etag: answer.headers.get('etag') }
}

const random = () => Math.random().toString(36).slice(2)
const randomAddress = () => `/?${random()}=${random()}&work.${random()}=${random()}&utm=${random()}`

/** The site among what the start command runs. */
function sitePid(): number {
  const { pid } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'))
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const found = children.find((child) =>
    readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('site/dist/server/main.js'),
  )
  return Number(found)
}

/** Resident bytes. */
function memory(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

test('forms that cannot be read take no connection to the editor away', async () => {
  // More than there are connections; a part's head that never ends is given up half read.
  const body = `--x\r\nContent-Disposition: form-data; name="${'a'.repeat(100_000)}`
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  for (let round = 0; round < 9; round++) {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        fetch(`${site}/api/users/login`, { method: 'POST', headers, body }).then(({ ok }) => ok),
      ),
    )
    expect(answers).toEqual(Array.from({ length: 8 }, () => false))
  }
  const signal = AbortSignal.timeout(10_000)
  const asked = Array.from({ length: 64 }, () => fetch(`${site}/api/users/me`, { signal }))
  for (const { status } of await Promise.all(asked)) expect(status).toBe(200)
})
