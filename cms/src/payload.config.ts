import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import { tesseraConfig } from './config'
import { articleEditor, plainEditor } from './editor'
import { readSettings } from './settings'

// Next.js starts the program in cms/; the built file is in another folder.
const settings = readSettings(process.env, process.cwd())

export default buildConfig(
  tesseraConfig({
    settings,
    editors: { article: articleEditor(), plain: plainEditor() },
    sourceDir: path.dirname(fileURLToPath(import.meta.url)),
  }),
)
