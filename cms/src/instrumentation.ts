/**
 * Runs once when the server starts: opens the database, migrates it and starts the clock of scheduled publishing, so
 * that nothing waits for the first visitor of the admin.
 */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  if (process.env['NEXT_PHASE'] === 'phase-production-build') return
  const { allowLongUploads } = await import('./start/long-uploads')
  allowLongUploads()
  const { startCms } = await import('./start/start-cms')
  await startCms()
}
