import type { Config } from 'payload'

const description = 'Write and arrange what visitors of the site see.'

/** Title, description and icon of the admin's pages, in a browser's tabs and where its links are shared. */
export const adminMetadata: NonNullable<Config['admin']>['meta'] = {
  titleSuffix: ' · Tessera',
  description,
  openGraph: { siteName: 'Tessera', description },
  // The public program serves the icon of the site.
  icons: [{ rel: 'icon', url: '/favicon.ico' }],
  // Otherwise the admin links /api/og, which renders any text with fonts fetched from other sites.
  defaultOGImageType: 'off',
}
