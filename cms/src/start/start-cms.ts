import { getPayload, type Payload } from 'payload'
import { removeOrphanedFiles } from '../images/remove-orphaned-files'
import { republish } from '../publish/republish'
import { SettingError } from '../../../scripts/settings/setting-error.mjs'
import { readSettings } from '../settings'

/** Starts Payload with its clock; a program that cannot start says why in one sentence and ends. */
export async function startCms(): Promise<void> {
  try {
    const { dataDir } = readSettings(process.env, process.cwd())
    const { default: config } = await import('../payload.config')
    const payload = await getPayload({ config, cron: true })
    // The site goes on with what is published: the repair need not hold the start.
    void repair(payload, dataDir)
    const sweep = () => removeOrphanedFiles(payload, dataDir).catch(reportTo(payload))
    setInterval(sweep, EVERY_HOUR).unref()
  } catch (error) {
    console.error(error instanceof SettingError ? error.message : error)
    process.exit(1)
  }
}

/** ms. A crash while a video of hundreds of megabytes came in leaves as many behind. */
const EVERY_HOUR = 60 * 60 * 1000

const reportTo = (payload: Payload) => (error: unknown) =>
  payload.logger.error({ err: error, msg: 'Files that nobody names were not removed.' })

async function repair(payload: Payload, dataDir: string): Promise<void> {
  try {
    const { documents, written } = await republish(payload)
    if (written)
      payload.logger.warn(`Of ${documents} documents some were stale: ${written} rows written.`)
    await removeOrphanedFiles(payload, dataDir)
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The repair at start did not finish.' })
  }
}
