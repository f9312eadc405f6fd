// @ts-check
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError } from '../cli/command-error.mjs'
import { ROOT } from '../cli/project-root.mjs'
import { runCli } from '../cli/run-cli.mjs'
import { userFolder } from '../cli/user-folder.mjs'
import { createCmsClient } from '../internal-api/client.mjs'
import { findRunning } from '../internal-api/find-running.mjs'
import { parseMediaFolder } from '../import/upload/media-folder.mjs'
import { createPrivateFiles } from '../process/private-files.mjs'
import { describeSettings } from '../settings/describe-settings.mjs'
import { readSetting, SETTINGS } from '../settings/settings.mjs'

const HELP = `npm run import -- <file or folder> [--map <mapping.json>] [--gallery <id>] [--folder <name>] [--drafts] [--dry-run]

Imports a catalogue as published articles. Tessera must be running (npm start).
<file> is NDJSON, a JSON array, CSV or XLSX, an export of WordPress (with wp-content/uploads beside it) or a database
dump of Joomla (with images beside it), also with gzip; the format is detected by the content. Of a folder or a ZIP
archive, the images are imported into Media. A folder that "npm run export" has written is imported as a whole site into
an empty Tessera (docs/export.md).

  --map <mapping.json>  maps fields to articles (docs/import.md); without it, well-known field names are used
  --drafts              makes drafts of all articles and pages; without a gallery
  --dry-run             writes nothing into the site; counts what would be made and reports what would not
  --subfolders terms    of a folder of images: makes filter options of its subfolders (default: folders in Media)
  --undo <name>         takes an import back: deletes what nobody has changed since or uses, and lists the rest
  --gallery <id>        creates a page /<id> with a gallery of the articles (default: the gallery of the mapping)
  --folder <name>       the folder of Media for its images, such as "Prints/1960s" (default of a folder of images: its name)

Existing articles are not added again. To resume an interrupted import, run the same command again.
Everything that is not imported is listed in <file name>.report.txt in the current folder, with line, field, value and
reason; lines that cannot be imported are also in <file name>.rejected.ndjson. The exit code is 1 if there are any.
Example: npm run import -- import/tate-artworks-20k.ndjson.gz --map import/tate.json

Setting (environment variable; optional):
${describeSettings([SETTINGS.dataDir])}
`

await runCli(HELP, async () => {
  createPrivateFiles()
  const { file, map, gallery, folder, drafts, dryRun, subfolders, undo } = readArguments()
  const dataDir = readSetting(SETTINGS.dataDir, { env: process.env, root: ROOT })
  if (undo) {
    const { undoImport } = await import('../import/undo-import.mjs')
    const client = createCmsClient(findRunning(dataDir))
    await undoImport({ client, importBatch: undo, log: (text) => console.log(text) })
    return
  }
  const { importSite, isExport } = await import('../import/whole-site/import-site.mjs')
  if (isExport(file)) {
    const client = createCmsClient(findRunning(dataDir))
    const { missing } = await importSite({ client, folder: file, log: (text) => console.log(text) })
    if (missing.length > 0) process.exitCode = 1
    return
  }
  // The importer uses the enumerations of the packages, which are TypeScript.
  const { register } = await import('tsx/esm/api')
  register()
  const { isZip } = await import('../import/images/extract-zip.mjs')
  if (isFolder(file) || (await isZip(file))) {
    if (drafts)
      throw new CommandError(
        'Images have no drafts, so --drafts has no effect on a folder of images. Galleries show them only if they name their folder; leave out --gallery, and nothing shows them yet.',
      )
    const { importImages } = await import('../import/images/import-images.mjs')
    const options = {
      source: file,
      subfolders,
      folder,
      gallery,
      dryRun,
      dataDir,
      cwd: userFolder('import'),
    }
    const { complete } = await importImages(options)
    if (!complete) process.exitCode = 1
    return
  }
  const { importCatalogue } = await import('../import/import-catalogue.mjs')
  const cwd = userFolder('import')
  const options = { file, map, gallery, folder, drafts, dryRun, dataDir, cwd }
  const { complete } = await importCatalogue(options)
  if (!complete) process.exitCode = 1
})

/** @param {string} path */
function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** @param {string} [value] @returns {'folders' | 'terms'} */
function readSubfolders(value = 'folders') {
  if (value === 'folders' || value === 'terms') return value
  throw new Error(`--subfolders is folders or terms; got "${value}".`)
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        ...{ map: { type: 'string' }, gallery: { type: 'string' } },
        ...{ 'dry-run': { type: 'boolean' }, subfolders: { type: 'string' } },
        ...{ undo: { type: 'string' }, drafts: { type: 'boolean' }, folder: { type: 'string' } },
      },
    })
    const [file, ...others] = positionals
    if (!file && !values.undo) throw new Error('Give the path of a file.')
    if (others.length) throw new Error(`Give one file; got "${positionals.join('" and "')}".`)
    if (values.gallery && !/^[a-z][a-z0-9-]*$/.test(values.gallery))
      throw new Error(
        `--gallery "${values.gallery}" cannot be part of a URL. Begin with a letter, and use small letters, digits and hyphens.`,
      )
    const fromUser = (/** @type {string} */ path) => resolve(userFolder('import'), path)
    return {
      file: fromUser(file ?? ''),
      undo: values.undo,
      map: values.map && fromUser(values.map),
      gallery: values.gallery,
      folder: values.folder === undefined ? [] : parseMediaFolder(values.folder),
      drafts: values.drafts ?? false,
      dryRun: values['dry-run'] ?? false,
      subfolders: readSubfolders(values.subfolders),
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(`${reason}\nnpm run import -- --help lists the arguments.`)
  }
}
