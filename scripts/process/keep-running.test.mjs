// @ts-check
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepRunning } from './keep-running.mjs'

const HEARTBEAT = pathToFileURL(join(import.meta.dirname, 'heartbeat.mjs')).href

test('restarts a program whose event loop is blocked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-keep-running-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const starts = join(folder, 'starts')
  // Blocks at its first start only.
  writeFileSync(
    join(folder, 'program.mjs'),
    `import { appendFileSync, readFileSync } from 'node:fs'
    import { sendHeartbeats } from '${HEARTBEAT}'
    appendFileSync('${starts}', 'x')
    sendHeartbeats()
    if (readFileSync('${starts}', 'utf8') === 'x') setTimeout(() => { for (;;); }, 1100)
    setInterval(() => {}, 1000)`,
  )
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const program = keepRunning({
    ...{ name: 'CMS', args: [join(folder, 'program.mjs')], cwd: folder },
    ...{ env: { ...process.env, LOG_LEVEL: 'info' }, hungAfterSeconds: 2 },
  })
  onTestFinished(() => program.stop())
  await expect.poll(() => readFileSync(starts, 'utf8'), { timeout: 50_000 }).toBe('xx')
  const lines = write.mock.calls.map(([text]) => JSON.parse(String(text)).msg)
  write.mockRestore()
  expect(lines).toEqual([
    'The CMS does not respond for 2 s. Killing it.',
    'The CMS ended (SIGKILL). Restarting it.',
  ])
})
