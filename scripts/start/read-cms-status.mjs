// @ts-check
import { createCmsClient } from '../internal-api/client.mjs'

/** How many documents the CMS has of each kind. @typedef {{ users: number, articles: number, pages: number, media: number }} CmsStatus */

/** @param {{ cmsUrl: string, token: string }} options @returns {Promise<CmsStatus>} */
export async function readCmsStatus(options) {
  return /** @type {CmsStatus} */ (await createCmsClient(options).send('GET', 'internal/status'))
}
