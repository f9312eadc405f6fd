// @ts-check
import { ROOT } from '../cli/project-root.mjs'
import { runCli } from '../cli/run-cli.mjs'
import { start } from '../start/start.mjs'

const HELP =
  'npm run dev: serves the site and the CMS with live reload. The settings are those of npm start.'

await runCli(HELP, () => start(ROOT, process.env, 'development'))
