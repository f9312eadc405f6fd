import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Regenerates the admin's import map, after the editor's features or the admin components changed. It loads Lexical,
 * which may hang on Node 20: run it again, or on Node 24.
 */
process.env['NEXT_PHASE'] = 'phase-production-build'
process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'))
const { generateImportMap } = await import('payload')
const { default: config } = await import('../src/payload.config')
await generateImportMap(await config, { log: true, force: true })
process.exit(0)
