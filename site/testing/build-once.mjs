// @ts-check
import { dirname } from 'node:path'
import { buildSite } from '../../scripts/start/prepare.mjs'

/** As `npm start` does, where something changed: others may be running what was built. */
export default () => buildSite(dirname(dirname(import.meta.dirname)))
