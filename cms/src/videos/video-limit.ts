import { videoTooLargeMessage } from '@tessera/content'
import { uploadError } from '../images/upload/upload-error'

/** @param limit bytes */
export const videoTooLargeError = (limit: number) => uploadError(videoTooLargeMessage(limit), 413)
