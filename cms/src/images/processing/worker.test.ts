import { readdirSync, readFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { createWorker } from './worker'

test.runIf(process.platform === 'linux')('its process has no secrets', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const name of ['CMS_SECRET', 'INTERNAL_API_TOKEN', 'DATABASE_URL', 'SMTP_URL'])
    vi.stubEnv(name, 'a secret of the test')
  const missing = { file: '/no/such/file.tif', target: '/no/such/file.webp' }
  const task = { ...missing, maxPixels: 1000, maxBytes: 1000 }
  // It stays for a while after a task.
  await expect(createWorker('normal').run('tiff', task, { result: z.unknown() })).rejects.toThrow()
  const [environment = ''] = environmentsOf('images/processing/child/main.mjs')
  expect(environment).not.toContain('a secret of the test')
  const names = environment.split('\0').flatMap((each) => each.split('=')[0] || [])
  // The last two are for the messages from and to it.
  const allowed = [
    ...['NODE_ENV', 'PATH', 'MALLOC_ARENA_MAX', 'UV_THREADPOOL_SIZE'],
    ...['NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE'],
  ]
  expect(names.toSorted()).toEqual(allowed.toSorted())
})

/** Of the children of this process that run a program. */
const environmentsOf = (program: string): readonly string[] =>
  readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return []
    const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8')
    try {
      const isChild = read('status').includes(`PPid:\t${process.pid}\n`)
      return isChild && read('cmdline').includes(program) ? [read('environ')] : []
    } catch {
      return [] // It ended meanwhile.
    }
  })
