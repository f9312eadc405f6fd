// @ts-check
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError } from './cli/command-error.mjs'
import { ROOT } from './cli/project-root.mjs'
import { runCli } from './cli/run-cli.mjs'
import { createPrivateFiles } from './process/private-files.mjs'
import { describeSettings } from './settings/describe-settings.mjs'
import { readSetting, SETTINGS } from './settings/settings.mjs'

const HELP = `npm run import -- <file> [--map <mapping.json>] [--gallery <id>]

Imports a catalogue as published articles. Tessera must be running (npm start).
<file> is NDJSON, a JSON array or CSV, with or without gzip; the format is detected by the content.

  --map <mapping.json>  maps fields to articles (docs/import.md); without it, well-known field names are used
  --gallery <id>        creates a page /<id> with a gallery of the articles (default: the gallery of the mapping)

Existing articles are not added again. To resume an interrupted import, run the same command again.
Lines that cannot be imported are written to <file name>.rejected.ndjson in the current folder, and the parts of HTML
texts that are not imported to <file name>.omissions.txt.
Example: npm run import -- import/tate-artworks-20k.ndjson.gz --map import/tate.json

Setting (environment variable; optional):
${describeSettings([SETTINGS.dataDir])}
`

await runCli(HELP, async () => {
  createPrivateFiles()
  const { file, map, gallery } = readArguments()
  const dataDir = readSetting(SETTINGS.dataDir, { env: process.env, root: ROOT })
  // The importer uses the enumerations of the gallery, which is TypeScript.
  const { register } = await import('tsx/esm/api')
  register()
  const { importCatalogue } = await import('./import/import-catalogue.mjs')
  await importCatalogue({ file, map, gallery, dataDir, cwd: userFolder() })
})

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { map: { type: 'string' }, gallery: { type: 'string' } },
    })
    const [file, ...others] = positionals
    if (!file) throw new Error('Give the path of a file.')
    if (others.length) throw new Error(`Give one file; got "${positionals.join('" and "')}".`)
    if (values.gallery && !/^[a-z][a-z0-9-]*$/.test(values.gallery))
      throw new Error(
        `--gallery "${values.gallery}" cannot be part of a URL. Begin with a letter, and use small letters, digits and hyphens.`,
      )
    const fromUser = (/** @type {string} */ path) => resolve(userFolder(), path)
    return {
      file: fromUser(file),
      map: values.map && fromUser(values.map),
      gallery: values.gallery,
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(`${reason}\nnpm run import -- --help lists the arguments.`)
  }
}

/** The folder that the user ran the command in: npm changes to the project's folder. */
function userFolder() {
  const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env
  return (script === 'import' && folder) || process.cwd()
}
