// @ts-check
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError } from '../cli/command-error.mjs'
import { ROOT } from '../cli/project-root.mjs'
import { runCli } from '../cli/run-cli.mjs'
import { userFolder } from '../cli/user-folder.mjs'
import { exportSite } from '../export/export-site.mjs'
import { createFolderTarget } from '../export/export-target.mjs'
import { runSiteExport } from '../export/run-site-export.mjs'
import { createCmsClient } from '../internal-api/client.mjs'
import { findRunning } from '../internal-api/find-running.mjs'
import { createPrivateFiles } from '../process/private-files.mjs'
import { describeSettings } from '../settings/describe-settings.mjs'
import { readSetting, SETTINGS } from '../settings/settings.mjs'

const STATIC_SETTINGS = [SETTINGS.siteUrl, SETTINGS.languages, SETTINGS.databaseUrl]

const HELP = `npm run export -- --to <folder>
npm run export -- --static <folder> [--base /path/]
npm run export -- --works <file> [--gallery <id>] [--filter <address>] [--language <tag>]

--to exports everything of the site as JSON, with the original images and videos. Tessera must be running (npm start).
docs/export.md describes the files. People, sessions and older versions are not exported.
--static writes the published site as files for any web server or bucket (docs/static-site.md).
--works writes a table of the published articles and images of galleries: CSV, JSON or XLSX.

  --to <folder>      a new or empty folder, or that of an export that was interrupted
  --static <folder>  a new or empty folder, or that of an earlier static site, which is updated
  --base /path/      of a static site: the path at which it will be served (default: /)
  --works <file>     a new file that ends with .csv, .json or .xlsx
  --gallery <id>     only the works of a gallery, in its order; /page#id if several pages have one
  --filter <address> only what the filtered gallery at this address shows
  --language <tag>   the language of the texts (default: the first)

To import an export into an empty Tessera: npm run import -- <folder>
Examples: npm run export -- --to site-export
          SITE_URL=https://museum.example npm run export -- --static public --base /gallery/
          npm run export -- --works prints.xlsx --gallery work --filter "?work.topic=print"

Settings (environment variables; optional):
${describeSettings([SETTINGS.dataDir])}
A static site and a table also need ${STATIC_SETTINGS.map(({ name }) => name).join(', ')} as for npm start.
`

const TEXT = /** @type {const} */ ({ type: 'string' })
const OPTIONS = {
  ...{ to: TEXT, static: TEXT, base: TEXT },
  ...{ works: TEXT, gallery: TEXT, filter: TEXT, language: TEXT },
}

const KINDS = /** @type {const} */ ({
  json: { kind: 'json' },
  static: { kind: 'static' },
  works: { kind: 'works' },
})

await runCli(HELP, async () => {
  const options = readArguments()
  if (options.kind === 'static')
    return runSiteExport(ROOT, 'static-site', [options.folder, options.base])
  if (options.kind === 'works')
    return runSiteExport(ROOT, 'export-works', [JSON.stringify(options.selection)])
  const dataDir = readSetting(SETTINGS.dataDir, { env: process.env, root: ROOT })
  const client = createCmsClient(findRunning(dataDir))
  // It has drafts. The other two have published works only, and a web server may run as another user.
  createPrivateFiles()
  const { folder } = options
  await exportSite({ client, target: createFolderTarget(folder), log: (text) => console.log(text) })
  console.log(`Exported to ${folder}`)
})

function readArguments() {
  try {
    const { values } = parseArgs({ options: OPTIONS })
    const { to, static: target, works, base, ...selection } = values
    const fromUser = (/** @type {string} */ path) => resolve(userFolder('export'), path)
    if ([to, target, works].filter(Boolean).length > 1)
      throw new Error('Give one of --to, --static and --works.')
    if (base !== undefined && !target) throw new Error('--base is for --static.')
    const [only] = Object.keys(selection)
    if (only && !works) throw new Error(`--${only} is for --works.`)
    if (target) return { ...KINDS.static, folder: fromUser(target), base: base ?? '' }
    if (works) return { ...KINDS.works, selection: { ...selection, file: fromUser(works) } }
    if (!to) throw new Error('Give --to <folder>, --static <folder> or --works <file>.')
    return { ...KINDS.json, folder: fromUser(to) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(`${reason}\nnpm run export -- --help lists the arguments.`)
  }
}
