// @ts-check
import { dirname } from 'node:path'
import { buildSite } from '../../scripts/build/build.mjs'

/** As `npm start` does, where something changed: others may be running what was built. */
export default () => buildSite(dirname(dirname(import.meta.dirname)))
