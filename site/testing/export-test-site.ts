import { openReader } from '@tessera/content/store'
import type { Languages } from '@tessera/content'
import { readBuiltAssets, readStaticAssets } from '../server/assets/built-assets'
import { readEnvironment } from '../server/environment'
import * as renderer from '../server/render/renderer'
import { createStaticSite } from '../server/static-site/create-static-site'
import { exportStaticSite, type StaticExportResult } from '../server/static-site/export-static-site'
import type { Site } from '../server/site'
import type { RunningSite } from './running-site'

const SITE_URL = 'https://museum.example'

/** What a running site has published now, as the exports see it. */
export async function createTestSite(
  { dataDir }: Pick<RunningSite, 'dataDir'>,
  { languages = ['en'], prefix }: { readonly languages?: Languages; readonly prefix?: string } = {},
): Promise<Site> {
  const databaseUrl = `file:${dataDir}/tessera.db`
  const reader = openReader(databaseUrl)
  try {
    const environment = readEnvironment({
      ...{ SITE_URL, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
      LANGUAGES: languages.join(),
    })
    const assets = readBuiltAssets()
    const source = { environment, reader, assets, renderer: async () => renderer }
    return await createStaticSite(source, prefix)
  } finally {
    await reader.close()
  }
}

/** Exports what a running site shows as a static site. */
export async function exportTestSite(
  running: Pick<RunningSite, 'dataDir'>,
  {
    folder,
    base = '',
    languages = ['en'],
  }: { readonly folder: string; readonly base?: string; readonly languages?: Languages },
): Promise<StaticExportResult> {
  const site = await createTestSite(running, { languages })
  const options = { folder, base, assets: readStaticAssets(), log: () => undefined }
  return exportStaticSite(site, options)
}
