import type { PayloadRequest } from 'payload'
import { isAuthor, onlyAdminsOfRequest } from '../../../access/roles'
import { countImported } from '../../../internal-api/import-batch/remove-import-batch'
import { DEMO_BATCH } from '../../../internal-api/import-batch/demo-batch'
import { readFirstSteps } from './first-steps'
import { countImagesWithoutAlt } from './count-images-without-alt'
import { readChanges } from './lists/read-changes'
import { readDrafts } from './lists/read-drafts'
import { readFailedImages, readFailedImports, readRefused } from './lists/read-failures'
import { readScheduled } from './lists/read-scheduled'

/** Everything that the dashboard shows. */
export async function readDashboard(req: PayloadRequest) {
  const { payload } = req
  const site = await payload.findGlobal({ slug: 'site', depth: 0 })
  const [
    steps,
    drafts,
    scheduled,
    refused,
    failedImages,
    failedImports,
    changes,
    imagesWithoutAlt,
    demoDocuments,
  ] = await Promise.all([
    // Authors cannot take them.
    isAuthor(req) ? [] : readFirstSteps(req, site),
    readDrafts(req),
    readScheduled(req),
    readRefused(req),
    readFailedImages(req),
    readFailedImports(req),
    readChanges(req),
    countImagesWithoutAlt(req),
    countImported(req, DEMO_BATCH),
  ])
  return {
    siteName: String(site['name']),
    canRemoveDemo: onlyAdminsOfRequest({ req }),
    /** The site says so: the request came through a proxy that the settings do not name. */
    hasUndeclaredProxy: req.headers?.get('x-tessera-undeclared-proxy') === '1',
    ...{
      steps,
      drafts,
      scheduled,
      refused,
      failedImages,
      failedImports,
      changes,
      imagesWithoutAlt,
      demoDocuments,
    },
  }
}
