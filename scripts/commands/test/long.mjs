// @ts-check
import { runCli } from '../../cli/run-cli.mjs'
import { printTotals, runLongTests } from '../../test/run-tests.mjs'
import { ROOT } from '../../cli/project-root.mjs'
import { readOption } from '../../cli/read-option.mjs'

const HELP = `npm run test:long: runs what takes too long for npm test.

  npm run test:long -- --only <name>   runs one suite or several (a,b)

  admin       the forms and screens of the admin: tests that are tagged "long" (npm test runs the others), as in the next seven
  editors     what editors, importers and attackers do
  visitors    what visitors meet
  gallery     the package
  site        the public program
  cms         the CMS, and all of its suites on PostgreSQL
  scripts     the commands
  package     installs @tessera/gallery in fresh projects with React 18 and 19, Next and React Router, builds and opens them
  examples    opens each example of the gallery, and does what it shows
  engines     all walks through the site in Chromium, Firefox and WebKit (npm test leaves out the longer ones)
  accessibility  audits more than 50 states in light and dark at two widths; also: npm run test:accessibility
  catalogue   imports the whole catalogue of 20,000 artworks (npm test imports 2,000)
  soak        types while the server is slow or fails, with all delays (npm test tries one); also: npm run soak
  blocks      the same in blocks within texts and columns, in tooltips, and in the texts of images; also: npm run soak
  editing     200 photographs of 12 megapixels from the folder to the visitors, previews of a page with 1,000 tiles;
              prints each figure beside its goal; also: npm run test:editing
  postgres    all walks of editors, all tests of the admin, the suite editing and the search for planted drafts, on PostgreSQL
  static      walks through a static site that nginx serves
  imports     kills imports and exports of each kind in the middle, and runs them again; imports 300 photographs;
              prints the time and memory of 20,000 rows, 10,000 filter options, large images and a static export
  faults      restarts the site ten times under load, kills each program 20 times, hangs the CMS, fills the disk, damages the database,
              measures 100,000 articles; also: npm run soak
  attacks     sends 500 slow requests beside an editor, and 100,000 random anonymous requests; also: npm run soak
  memory      runs the product with the memory of a machine with 1 GB, while an editor uploads photographs
  locks       four starts at the same moment, 50 times; also: npm run soak
  library     lists of 33,000 images; also: npm run soak
  upgrades    kills an upgrade half way, on each kind of database; also: npm run soak
  accounts    compares attempts to sign in to known and unknown accounts; also: npm run soak
  fuzz        sends 10,000 wrong requests of people who are signed in; also: npm run soak
  cluster     kills each process of a cluster under 200 visitors; also: npm run test:cluster
`

await runCli(HELP, async () =>
  printTotals(await runLongTests(ROOT, readOption('--only')?.split(','))),
)
