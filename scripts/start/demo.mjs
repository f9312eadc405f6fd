// @ts-check
import { startProgress } from './progress.mjs'

/**
 * Brings the demo content to an empty CMS, once; takes up again what was interrupted.
 * @param {object} options
 * @param {import('./settings.mjs').Settings} options.settings
 * @param {ReturnType<typeof import('./data-folder.mjs').openDataFolder>} options.data
 * @param {string} options.cmsUrl
 * @returns {Promise<number>} how many users there are
 */
export async function bringDemo({ settings, data, cmsUrl }) {
  const internalApiToken = data.internalApiToken()
  const status = await readStatus(cmsUrl, internalApiToken)
  const state = data.demoState()
  const empty = status.users + status.articles + status.pages + status.media === 0
  if (state === 'brought' || !settings.demo || (state === null && !empty)) return status.users

  data.setDemoState('bringing')
  // Only now: the demo's packages are not loaded by a start that does not need them.
  const { seedDemo } = await import('../../demo/seed.mjs')
  const progress = startProgress('Bringing the demo content')
  try {
    await seedDemo({
      cmsUrl,
      internalApiToken,
      languages: settings.languages,
      onProgress: (
        /** @type {{ step: string, done: number, total: number }} */ { step, done, total },
      ) => progress.say(`(${step}: ${done} of ${total})`),
    })
    progress.done()
  } catch (error) {
    progress.fail()
    throw error
  }
  data.setDemoState('brought')
  return status.users
}

/** @typedef {{ users: number, articles: number, pages: number, media: number }} Status */

/** @param {string} cmsUrl @param {string} token @returns {Promise<Status>} */
async function readStatus(cmsUrl, token) {
  const response = await fetch(`${cmsUrl}/api/internal/status`, {
    headers: { authorization: `Internal ${token}` },
  })
  if (!response.ok) throw new Error(`The CMS did not tell its status (${response.status}).`)
  return await response.json()
}
