import type { Assets } from '../../components/layout/head/assets'
import { fontAssets } from '../render/styles/font-files'
import { mapStyleSheets } from '../render/styles/style-sheets'

/** The sources, as the development server serves them. */
export const SOURCE_ASSETS: Assets = {
  styleSheets: mapStyleSheets((name) => `/styles/${name}.css`),
  printStyleSheet: '/styles/print.css',
  lightboxStyleSheets: ['/styles/lightbox.css'],
  ownerScripts: '/client/owner-scripts/owner-scripts.ts',
  scripts: ['/@vite/client', '/client/entry.ts'],
  fonts: fontAssets((source) => `/${source}`),
}
