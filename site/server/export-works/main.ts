import { openReader } from '@tessera/content/store'
import { readBuiltAssets } from '../assets/built-assets'
import { readEnvironment } from '../environment'
import { messageOf } from '../log'
import * as renderer from '../render/renderer'
import { createStaticSite } from '../static-site/create-static-site'
import { exportWorks, type WorksExportOptions } from './export-works'

/** `node export-works.js <options as JSON>`: what `npm run export -- --works` runs. */
try {
  const options: WorksExportOptions = JSON.parse(process.argv[2] ?? '')
  const environment = readEnvironment(process.env)
  const reader = openReader(environment.databaseUrl, environment.databaseReadUrl)
  const source = { environment, reader, assets: readBuiltAssets(), renderer: async () => renderer }
  const site = await createStaticSite(source, '')
  const { count, shortened } = await exportWorks(site, options)
  await reader.close()
  console.log(`${count.toLocaleString('en')} works are in ${options.file}.`)
  if (shortened > 0)
    console.log(
      `${shortened.toLocaleString('en')} texts are longer than a cell can be and were shortened. CSV and JSON have all of them.`,
    )
  process.exit(0)
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}
