import type { AfterErrorHook } from 'payload'
import { validationErrorHandler } from './validation-error-handler'
import { uploadLimitErrorHandler } from '../images/upload-limit-error-handler'
import { cutUploadErrorHandler } from './cut-upload-error-handler'
import { busyDatabaseErrorHandler } from './busy-database-error-handler'
import { fullDiskErrorHandler } from './full-disk-error-handler'
import { movedDatabaseErrorHandler } from './moved-database-error-handler'
import { deletedDocumentErrorHandler } from './deleted-document-error-handler'
import { staleSaveErrorHandler } from './stale-save-error-handler'
import { invalidFormErrorHandler } from './invalid-form-error-handler'
import { invalidPathErrorHandler } from './invalid-path-error-handler'
import { unreachableDatabaseErrorHandler } from './unreachable-database-error-handler'
import { unavailableMediaErrorHandler } from './unavailable-media-error-handler'
import { invalidValueErrorHandler } from './invalid-value-error-handler'
import { secondFactorErrorHandler } from '../users/second-factor/errors'

/** Turn errors of the database, the disk and the parsers into a status and a sentence. Each answers the errors it knows. */
export const errorHandlers: readonly AfterErrorHook[] = [
  validationErrorHandler,
  uploadLimitErrorHandler,
  cutUploadErrorHandler,
  busyDatabaseErrorHandler,
  fullDiskErrorHandler,
  movedDatabaseErrorHandler,
  deletedDocumentErrorHandler,
  staleSaveErrorHandler,
  invalidFormErrorHandler,
  invalidPathErrorHandler,
  unavailableMediaErrorHandler,
  unreachableDatabaseErrorHandler,
  invalidValueErrorHandler,
  secondFactorErrorHandler,
]
