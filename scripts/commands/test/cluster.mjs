// @ts-check
import { runCli } from '../../cli/run-cli.mjs'
import { ROOT } from '../../cli/project-root.mjs'
import { printTotals, runLongTests } from '../../test/run-tests.mjs'

const HELP = `npm run test:cluster: several machines on one. Needs nginx and PostgreSQL.

A PostgreSQL primary with a streaming replica, a CMS, three sites that read the replica, a bucket, and nginx in front:
visitors read while an editor publishes twice a second, then each process is killed in turn, then the replica is promoted.

  CLUSTER_SECONDS    how long the visitors read before the first kill (default: 60)
  CLUSTER_VISITORS   how many they are (default: 200)
`

await runCli(HELP, async () => printTotals(await runLongTests(ROOT, ['cluster'])))
