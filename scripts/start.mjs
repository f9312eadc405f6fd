// @ts-check
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { start } from './start/start.mjs'
import { CommandFailed } from './start/run.mjs'

const HELP = `npm start: installs, builds, migrates, brings the demo content once, and serves the site.

Settings (environment variables; all optional):
  PORT             public port, 3000
  HOST             address to listen on, 0.0.0.0
  SITE_URL         the site's public address, http://localhost:PORT
  DATA_DIR         database, media, everything to keep, ./data
  DATABASE_URL     file:… or postgres://…, file:DATA_DIR/tessera.db
  CMS_PUBLIC       off: the site does not forward /admin, on
  CMS_PORT         loopback port of the CMS, any free one
  CMS_SECRET       at least 32 characters, made and kept in DATA_DIR
  LANGUAGES        the site's, such as en,ar; the first has no tag in its addresses, en
  VIDEO_LIMIT_MB    megabytes of the largest video, up to 4095, 300
  TRUSTED_PROXIES  how many proxies of yours stand in front, 0
  DEMO             off: no demo content on the first start, on
`

if (process.argv.includes('--help')) console.log(HELP)
else {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  await start(root, process.env).catch((error) => {
    console.error(`\n${error.message}`)
    if (error instanceof CommandFailed) console.error(`\n${error.output}`)
    process.exit(1)
  })
}
