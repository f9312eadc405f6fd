// @ts-check
import { askForAdvisories } from '../check/advisories.mjs'
import { CommandError } from '../cli/command-error.mjs'
import { ROOT } from '../cli/project-root.mjs'
import { runCli } from '../cli/run-cli.mjs'

const HELP = `npm run audit: asks the registry for known faults of the packages that the product runs with, and fails if one is high or
critical. Without an answer of the registry it says that nothing was checked, and does not fail.
`

await runCli(HELP, () => {
  const advisories = askForAdvisories(ROOT)
  if (advisories.status === 'unknown') {
    const warning = `Nothing was checked: the registry gave no answer. (${advisories.reason})`
    // GitHub shows such a line beside the result of the workflow.
    console.log(process.env['GITHUB_ACTIONS'] ? `::warning::${warning}` : warning)
  } else if (advisories.found.length > 0) throw new CommandError(advisories.found.join('\n'))
  else console.log('The registry knows no high or critical fault of the packages.')
})
