// @ts-check
import { runCli } from '../../cli/run-cli.mjs'
import { ROOT } from '../../cli/project-root.mjs'
import { printTotals, runLongTests } from '../../test/run-tests.mjs'

const HELP = `npm run test:accessibility: audits more than 50 pages and open layers with axe, each in light and dark at two widths,
measures the contrasts that axe leaves open and those of other themes, looks for words that text spacing or large text cuts
off, for layout shifts and for overflow, also of words of 200 letters, presses Tab through each page, and compares the
accessibility tree of a visit with the expected one. npm test does the same with fewer pages, layers and widths.
`

await runCli(HELP, async () => printTotals(await runLongTests(ROOT, ['accessibility'])))
