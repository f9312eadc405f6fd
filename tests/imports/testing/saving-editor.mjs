// @ts-check
// A process that saves an article again and again, as an editor does, until it gets a message; then it sends the times of
// its saves, ms. A process of its own: the one that drives a browser would note the end of a save too late.
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { createCmsClient } from '../../../scripts/internal-api/client.mjs'
import { findRunning } from '../../../scripts/internal-api/find-running.mjs'

const PAUSE_MS = 500

const [dataDir = ''] = process.argv.slice(2)
const cms = createCmsClient(findRunning(dataDir))
const { id } = await cms.create('articles', { title: 'Saved meanwhile', _status: 'published' })

let isEnded = false
void once(process, 'message').then(() => (isEnded = true))
process.send?.('started')
/** @type {number[]} */
const saves = []
while (!isEnded) {
  const savedAt = performance.now()
  await cms.update('articles', id, { title: `Saved ${saves.length}`, _status: 'published' })
  saves.push(performance.now() - savedAt)
  await wait(PAUSE_MS)
}
await cms.remove('articles', id)
process.send?.(saves)
process.disconnect?.()
