// @ts-check

/**
 * @param {object} options
 * @param {import('./start.mjs').Settings} options.settings
 * @param {string} options.cmsUrl
 * @param {string | null} options.setupToken null once a user has signed up
 */
export function printAddresses({ settings, cmsUrl, setupToken }) {
  const { siteUrl, dataDir } = settings
  const admin = adminOrigin(settings, cmsUrl)
  const setup = setupToken ? `${admin}/api/users/setup?token=${setupToken}` : 'signed up already'
  console.log(`
  Site          ${siteUrl}
  Admin         ${admin}/admin
  First editor  ${setup}
  Data          ${dataDir}
`)
}

/** @param {import('./start.mjs').Settings} settings @param {string} cmsUrl */
export const adminOrigin = ({ siteUrl, cmsPublic }, cmsUrl) => (cmsPublic ? siteUrl : cmsUrl)
