// @ts-check

/**
 * @param {object} options
 * @param {import('./start.mjs').Settings} options.settings
 * @param {string} options.cmsUrl
 * @param {string | null} options.setupToken null once a user has signed up
 */
export function printAddresses({ settings: { siteUrl, cmsPublic, dataDir }, cmsUrl, setupToken }) {
  const adminUrl = cmsPublic ? siteUrl : cmsUrl
  const setup = setupToken ? `${adminUrl}/api/users/setup?token=${setupToken}` : 'signed up already'
  console.log(`
  Site          ${siteUrl}
  Admin         ${adminUrl}/admin
  First editor  ${setup}
  Data          ${dataDir}
`)
}
