// @ts-check
import { startStepProgress } from '../process/step-progress.mjs'

/** @typedef {import('./read-cms-status.mjs').CmsStatus} CmsStatus */

/**
 * Adds the demo content to an empty CMS, once. Continues an interrupted run. Does not throw: the site and the CMS are
 * of use without the demo.
 * @param {object} options
 * @param {import('./start.mjs').Settings} options.settings
 * @param {ReturnType<typeof import('./data-folder.mjs').openDataFolder>} options.data
 * @param {string} options.cmsUrl
 * @param {CmsStatus} options.status
 * @param {ReturnType<typeof import('../log/relay-output.mjs').createRelay>['log']} options.log
 */
export async function seedDemoOnce({ settings, data, cmsUrl, status, log }) {
  const state = data.demoState()
  const isEmpty = status.users + status.articles + status.pages + status.media === 0
  if (state === 'complete' || !settings.demo || (state === null && !isEmpty)) return

  data.saveDemoState('started')
  const progress = startStepProgress('Adding the demo content', (line) => log('info', line))
  try {
    // Imported here, so that other starts do not load them.
    const { copyVariants } = await import('../../demo/seed/copy-variants.mjs')
    const { seedDemo } = await import('../../demo/seed.mjs')
    await copyVariants(settings.dataDir)
    await seedDemo({
      cmsUrl,
      token: data.internalApiToken(),
      languages: settings.languages,
      onProgress: ({ step, done, total }) => progress.update(`(${step}: ${done} of ${total})`),
    })
    data.saveDemoState('complete')
    progress.done()
  } catch (error) {
    progress.fail()
    log(
      'error',
      `The demo content is incomplete: ${error instanceof Error ? error.message : error}\nThe next start continues where it stopped.`,
    )
  }
}
