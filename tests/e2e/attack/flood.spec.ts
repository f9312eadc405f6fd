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
