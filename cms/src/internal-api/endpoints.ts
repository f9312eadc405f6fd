import type { Endpoint } from 'payload'
import type { Settings } from '../settings'
import { convertRichText } from './convert-rich-text'
import { countDocuments } from './count-documents'
import { createEndpoint } from './create-endpoint'
import { createPage } from './create-page'
import { invite } from './people/invite'
import { removeSecondFactor } from './people/remove-second-factor'
import { undoImport } from './import/undo-import'
import { exportDocuments } from './export/export-documents'
import { exportSettings } from './export/export-settings'
import { createFolder } from './import/create-folder'
import { createRedirects } from './import/create-redirects'
import { createTerms } from './import/create-terms'
import { importImage } from './import/import-image'
import { importLines } from './import/import-lines'
import { inTurn, notedWrite, startImport } from './import/running-writes'
import { readImportBatch } from './import-batch/read-import-batch'
import { republishSlice } from './republish-slice'
import { finishSiteImport } from './site-import/finish-site-import'
import { importDocuments } from './site-import/import-documents'
import { importFile } from './site-import/import-file'
import { startSiteImport } from './site-import/start-site-import'
import { removeImportBatch } from './import-batch/remove-import-batch'

export const internalApiEndpoints = (settings: Settings): Endpoint[] => [
  createEndpoint({ path: '/status', method: 'get', handle: countDocuments }),
  createEndpoint({ path: '/start-import', method: 'post', handle: startImport }),
  createEndpoint({ path: '/import', method: 'post', handle: inTurn(importLines) }),
  createEndpoint({ path: '/import-image', method: 'post', handle: notedWrite(importImage) }),
  createEndpoint({ path: '/folder', method: 'post', handle: inTurn(createFolder) }),
  createEndpoint({ path: '/redirects', method: 'post', handle: inTurn(createRedirects) }),
  createEndpoint({ path: '/terms', method: 'post', handle: inTurn(createTerms) }),
  createEndpoint({ path: '/page', method: 'post', handle: inTurn(createPage) }),
  createEndpoint({ path: '/export/documents', method: 'get', handle: exportDocuments }),
  createEndpoint({ path: '/export/settings', method: 'get', handle: exportSettings }),
  createEndpoint({ path: '/site-import/start', method: 'post', handle: startSiteImport }),
  createEndpoint({ path: '/site-import/documents', method: 'post', handle: importDocuments }),
  createEndpoint({ path: '/site-import/file', method: 'post', handle: importFile(settings) }),
  createEndpoint({ path: '/site-import/finish', method: 'post', handle: finishSiteImport }),
  createEndpoint({ path: '/invite', method: 'post', handle: invite }),
  createEndpoint({
    path: '/remove-second-factor',
    method: 'post',
    handle: removeSecondFactor,
  }),
  createEndpoint({ path: '/rich-text', method: 'post', handle: convertRichText }),
  createEndpoint({ path: '/republish', method: 'post', handle: republishSlice }),
  createEndpoint({ path: '/undo-import', method: 'post', handle: undoImport }),
  createEndpoint({
    path: '/remove',
    method: 'post',
    handle: (req) => removeImportBatch(req, readImportBatch(req)),
  }),
]
