// @ts-check
import { parseArgs } from 'node:util'
import { CommandError } from '../cli/command-error.mjs'
import { ROOT } from '../cli/project-root.mjs'
import { runCli } from '../cli/run-cli.mjs'
import { createCmsClient } from '../internal-api/client.mjs'
import { findRunning } from '../internal-api/find-running.mjs'
import { describeSettings } from '../settings/describe-settings.mjs'
import { readSetting, SETTINGS } from '../settings/settings.mjs'

const HELP = `npm run admin -- --invite <e-mail address> [--role editor|author]
npm run admin -- --remove-second-factor <e-mail address>

Prints a link with which its owner sets a password, once, within a day: for a new account, or for somebody who forgot
theirs. The account becomes an admin, or what --role says. No e-mail is sent.

--remove-second-factor lets somebody in with the password alone who lost their phone and their recovery codes, and ends
their sessions.

Tessera must be running (npm start).

Setting (environment variable; optional):
${describeSettings([SETTINGS.dataDir])}
`

await runCli(HELP, async () => {
  const { values } = parseArgs({
    options: {
      invite: { type: 'string' },
      role: { type: 'string', default: 'admin' },
      'remove-second-factor': { type: 'string' },
    },
  })
  const { invite: email, role, 'remove-second-factor': locked } = values
  if (!email && !locked)
    throw new CommandError('Name whom to invite: npm run admin -- --invite ada@example.org')
  if (!['admin', 'editor', 'author'].includes(role))
    throw new CommandError(`--role must be "admin", "editor" or "author"; got "${role}".`)
  const running = findRunning(readSetting(SETTINGS.dataDir, { env: process.env, root: ROOT }))
  const cms = createCmsClient(running)
  if (locked) {
    const { name } = await cms.send('POST', 'internal/remove-second-factor', { email: locked })
    console.log(`${name} signs in with the password alone now.`)
  }
  if (!email) return
  const { token, isNew, validHours } = await cms.send('POST', 'internal/invite', { email, role })
  console.log(
    `${isNew ? 'New account' : 'Account'} ${email}, ${role}. Valid once, for ${validHours} hours:`,
  )
  console.log(`${running.siteUrl}/admin/reset/${token}`)
})
