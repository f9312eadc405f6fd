// @ts-check
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The absolute folder of the repository. `import.meta.dirname` would fail on the Node.js versions that are refused. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
