// @ts-check
import { ROOT } from '../../cli/project-root.mjs'
import { runCli } from '../../cli/run-cli.mjs'
import { describeSettings, settingsOf } from '../../settings/describe-settings.mjs'
import { runSite } from '../../start/programs/run-site.mjs'

const HELP = `npm run start:site: installs, builds and serves the site alone. The CMS runs elsewhere ("npm run start:cms"); both
use the same database and media. Start as many sites as you need.

Settings (environment variables; those of the CMS have the same values):
${describeSettings(settingsOf('site'))}
`

await runCli(HELP, () => runSite(ROOT, process.env))
