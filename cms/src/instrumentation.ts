/**
 * Next.js calls this once when the server starts. Opens and migrates the database and starts scheduled publishing, so
 * that neither waits for the first request to the admin.
 */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  if (process.env['NEXT_PHASE'] === 'phase-production-build') return
  const { allowLongUploads } = await import('./start/allow-long-uploads')
  allowLongUploads()
  if (process.env['NODE_ENV'] === 'production') {
    const { logFailedRequests } = await import('./log/log-failed-requests')
    const { observeRequest } = await import('./metrics/request-metrics')
    const { readSetting, SETTINGS } = await import('../../scripts/settings/settings.mjs')
    const context = { env: process.env, root: process.cwd() }
    logFailedRequests(readSetting(SETTINGS.logLevel, context), observeRequest)
  }
  const { startCms } = await import('./start/start-cms')
  await startCms()
}
