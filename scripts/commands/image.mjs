// @ts-check
import { resolve } from 'node:path'
import { CommandError } from '../cli/command-error.mjs'
import { ROOT } from '../cli/project-root.mjs'
import { runCli } from '../cli/run-cli.mjs'
import { userFolder } from '../cli/user-folder.mjs'
import { createImageFolder } from '../image/create-image-folder.mjs'

const HELP = `npm run image -- <new folder>: installs, builds, and copies what runs into a folder: the Dockerfile's build stage.
`

await runCli(HELP, () => {
  const folder = process.argv[2]
  if (!folder) throw new CommandError(HELP.trim())
  return createImageFolder(ROOT, resolve(userFolder('image'), folder))
})
