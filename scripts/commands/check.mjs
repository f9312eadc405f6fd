// @ts-check
import { install } from '../build/install.mjs'
import { runChecks } from '../check/checks.mjs'
import { ROOT } from '../cli/project-root.mjs'
import { runCli } from '../cli/run-cli.mjs'

await runCli('npm run check: checks types, lint and format of everything.', async () => {
  await install(ROOT, { tools: true })
  const { failed } = await runChecks({ root: ROOT })
  process.exit(failed === 0 ? 0 : 1)
})
