// @ts-check
import { ROOT } from '../../cli/project-root.mjs'
import { runCli } from '../../cli/run-cli.mjs'
import { describeSettings, OWNER_SETTINGS } from '../../settings/describe-settings.mjs'
import { runCms } from '../../start/programs/run-cms.mjs'

const HELP = `npm run start:cms: installs, builds, migrates the database and runs the CMS alone, for sites that run elsewhere
("npm run start:site"). Run one.

Settings (environment variables; those of the sites have the same values):
${describeSettings(OWNER_SETTINGS)}
`

await runCli(HELP, () => runCms(ROOT, process.env))
