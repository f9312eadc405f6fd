// @ts-check
import { ROOT } from '../cli/project-root.mjs'
import { runCli } from '../cli/run-cli.mjs'
import { describeSettings, OWNER_SETTINGS } from '../settings/describe-settings.mjs'
import { start } from '../start/start.mjs'

const HELP = `npm start: installs, builds, migrates the database, adds the demo content on the first start, and serves the site.

Settings (environment variables; all optional):
${describeSettings(OWNER_SETTINGS)}
`

await runCli(HELP, () => start(ROOT, process.env))
