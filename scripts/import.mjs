// @ts-check
import { basename, dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openFiles } from './import/files.mjs'
import { galleryPage, putGalleryPage } from './import/gallery-page.mjs'
import { guessInWords, guessMapping } from './import/guess-mapping.mjs'
import { loadMapping } from './import/mapping.mjs'
import { openVideoShelf, openMediaShelf } from './import/media-shelf.mjs'
import { duration } from './import/progress.mjs'
import { runImport } from './import/run-import.mjs'
import { putTerms } from './import/put-terms.mjs'
import { missingFields, readSample } from './import/sample.mjs'
import { openSender } from './import/send.mjs'
import { survey } from './import/survey.mjs'
import { dataFolder, findRunning, CommandError, runCommand } from './internal-api.mjs'

const HELP = `npm run import -- <file> [--map <mapping.json>] [--gallery <id>]

Imports a catalogue as published articles, through the running Tessera (npm start).
<file> is NDJSON, a JSON array or CSV, gzip or not; it is told by its content.

  --map <mapping.json>  which field becomes what (docs/import.md); without it well-known names are guessed
  --gallery <id>        afterwards a page /<id> shows them in a gallery (default: the one of the mapping)

What is there already is not added again, so an import may be repeated, and goes on where it was ended.
Lines that cannot be imported are written to <file name>.rejected.ndjson in the folder you are in, and what of a text
in HTML did not come along to <file name>.left-out.txt.
Example: npm run import -- import/tate-artworks-20k.ndjson.gz --map import/tate.json

Settings: DATA_DIR (default ./data)
`

await runCommand(async () => {
  const { file, map, gallery } = readArguments()
  if (!file) return console.log(HELP)
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const dataDir = dataFolder(process.env, root)
  const sample = await readSample(file)
  const mapping = map ? loadMapping(map) : guessMapping(file, sample)
  if (!map)
    console.log(`Guessed, since there is no --map:\n  ${guessInWords(mapping).join('\n  ')}`)
  const missing = missingFields(mapping, sample)
  if (missing.length) console.log(`Not in the first ${sample.length} rows: ${missing.join(', ')}.`)
  const page = galleryPage(mapping, gallery)

  const { siteUrl } = findRunning(dataDir)
  const importBatch = mapping.collection.slug
  const { lines, groups } = await survey(file, mapping)
  console.log(`${basename(file)}: ${lines.toLocaleString('en')} lines.`)
  await putTerms(dataDir, importBatch, groups)
  const rejectsPath = resolve(invokedIn(), `${basename(file)}.rejected.ndjson`)
  const leftOutPath = resolve(invokedIn(), `${basename(file)}.left-out.txt`)
  const counts = await runImport({
    file,
    mapping,
    dataDir,
    rejectsPath,
    leftOutPath,
    openSender: (onTrouble) =>
      openSender({
        findRunning: () => findRunning(dataDir),
        importBatch,
        onTrouble,
      }),
    files: openFiles({
      ...{ folder: dirname(file), importBatch },
      ...{ media: openMediaShelf(dataDir), videos: openVideoShelf(dataDir) },
    }),
    out: process.stdout,
    total: lines,
    now: () => performance.now(),
  })
  console.log(inWords(counts))
  if (counts.rejected)
    console.log(`The rejected lines, with reasons: ${relative(invokedIn(), rejectsPath)}`)
  if (counts.incomplete)
    console.log(
      `Of ${counts.incomplete.toLocaleString('en')} something was left out: ${relative(invokedIn(), leftOutPath)}`,
    )
  if (!page) return
  await putGalleryPage(dataDir, importBatch, page)
  console.log(`The gallery: ${siteUrl}/${page.slug}`)
})

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { map: { type: 'string' }, gallery: { type: 'string' }, help: { type: 'boolean' } },
    })
    const [file, ...more] = positionals
    if (values.help) return {}
    if (more.length) throw new Error(`One file at a time; got "${positionals.join('" and "')}".`)
    if (!file) throw new Error('Which file? Give its path.')
    if (values.gallery && !/^[a-z][a-z0-9-]*$/.test(values.gallery))
      throw new Error(
        `--gallery "${values.gallery}" cannot be part of an address. Begin with a letter; use small letters, digits and hyphens.`,
      )
    const here = (/** @type {string} */ path) => resolve(invokedIn(), path)
    return { file: here(file), map: values.map && here(values.map), gallery: values.gallery }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(`${reason}\nnpm run import -- --help says more.`)
  }
}

/** npm changes to the project's folder; the paths are meant from where the user was. */
function invokedIn() {
  const { npm_lifecycle_event: script, INIT_CWD: before } = process.env
  return (script === 'import' && before) || process.cwd()
}

/** @param {import('./import/run-import.mjs').Counts} counts */
function inWords({ created, known, rejected, seconds }) {
  const lines = created + known + rejected
  const [all, ...rest] = [lines, created, known, rejected].map((number) =>
    number.toLocaleString('en'),
  )
  return `${all} lines in ${duration(seconds)}: ${rest[0]} created, ${rest[1]} already there, ${rest[2]} rejected.`
}
