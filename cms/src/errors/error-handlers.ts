import type { AfterErrorHook } from 'payload'
import { validationErrorHandler } from './handlers/validation-error-handler'
import { uploadLimitErrorHandler } from '../images/upload/upload-limit-error-handler'
import { cutUploadErrorHandler } from './handlers/cut-upload-error-handler'
import { busyDatabaseErrorHandler } from './handlers/busy-database-error-handler'
import { damagedDatabaseErrorHandler } from './handlers/damaged-database-error-handler'
import { fullDiskErrorHandler } from './handlers/full-disk-error-handler'
import { movedDatabaseErrorHandler } from './handlers/moved-database-error-handler'
import { deletedDocumentErrorHandler } from './handlers/deleted-document-error-handler'
import { staleSaveErrorHandler } from './handlers/stale-save-error-handler'
import { invalidFormErrorHandler } from './handlers/invalid/form-error-handler'
import { invalidPathErrorHandler } from './handlers/invalid/path-error-handler'
import { unreachableDatabaseErrorHandler } from './handlers/unreachable-database-error-handler'
import { unavailableMediaErrorHandler } from './handlers/unavailable-media-error-handler'
import { invalidValueErrorHandler } from './handlers/invalid/value-error-handler'
import { secondFactorErrorHandler } from '../users/second-factor/errors'

/** Turn errors of the database, the disk and the parsers into a status and a sentence. Each answers the errors it knows. */
export const errorHandlers: readonly AfterErrorHook[] = [
  validationErrorHandler,
  uploadLimitErrorHandler,
  cutUploadErrorHandler,
  busyDatabaseErrorHandler,
  fullDiskErrorHandler,
  movedDatabaseErrorHandler,
  damagedDatabaseErrorHandler,
  deletedDocumentErrorHandler,
  staleSaveErrorHandler,
  invalidFormErrorHandler,
  invalidPathErrorHandler,
  unavailableMediaErrorHandler,
  unreachableDatabaseErrorHandler,
  invalidValueErrorHandler,
  secondFactorErrorHandler,
]
