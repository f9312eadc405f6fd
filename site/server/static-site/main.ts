import { openReader } from '@tessera/content/store'
import { readBuiltAssets, readStaticAssets } from '../assets/built-assets'
import { readEnvironment } from '../environment'
import { messageOf } from '../log'
import * as renderer from '../render/renderer'
import { createStaticSite } from './create-static-site'
import { exportStaticSite } from './export-static-site'
import { noteLanguages } from './pages/note-languages'
import { parseBase } from './files/static-paths'

/** `node static-site.js <folder> <base>`: what `npm run export -- --static` runs. */
const [folder = '', baseText = ''] = process.argv.slice(2)
try {
  const environment = readEnvironment(process.env)
  const { reader, warning } = noteLanguages(
    openReader(environment.databaseUrl, environment.databaseReadUrl),
  )
  const site = await createStaticSite({
    ...{ environment, reader, assets: readBuiltAssets() },
    renderer: async () => renderer,
  })
  const { written, unchanged, removed, missing } = await exportStaticSite(site, {
    ...{ folder, base: parseBase(baseText), assets: readStaticAssets() },
    log: (text) => console.log(text),
  })
  await reader.close()
  const count = (number: number) => number.toLocaleString('en')
  console.log(
    `The static site is in ${folder}: ${count(written)} files written, ${count(unchanged)} unchanged, ${count(removed)} removed.`,
  )
  if (!process.env['SITE_URL'])
    console.log(
      `SITE_URL is not set, so its feeds, sitemap and canonical links name ${environment.siteUrl}.`,
    )
  const leftOut = warning(environment.languages)
  if (leftOut) console.log(leftOut)
  console.log('It has no admin and no previews: these need a running Tessera.')
  for (const name of missing) console.log(`The file ${name} is missing, and not in the site.`)
  process.exit(missing.length > 0 ? 1 : 0)
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}
