import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import { tesseraConfig } from './config'
import { articleEditor, plainEditor } from './editor'
import { readSettings } from './settings'

// Next starts the program in cms/; the built file itself lies elsewhere.
const settings = readSettings(process.env, process.cwd())

export default buildConfig(
  tesseraConfig({
    settings,
    editors: { article: articleEditor(), plain: plainEditor() },
    sourceDir: path.dirname(fileURLToPath(import.meta.url)),
  }),
)
