import type { AfterErrorHook } from 'payload'
import { isCausedBy, type Failure } from '../is-caused-by'

/** How Node.js and undici report a request whose connection ended before its body. */
const CUT: Failure = {
  codes: new Set(['ECONNRESET', 'ABORT_ERR', 'ERR_STREAM_PREMATURE_CLOSE', 'UND_ERR_ABORTED']),
  message: /^(aborted|Premature close|Unexpected end of form)$/,
}

/** A client that closes its connection in the middle of an upload is no failure of the server. */
export const cutUploadErrorHandler: AfterErrorHook = ({ error, req }) => {
  const isForm = /^multipart\//i.test(req.headers.get('content-type') ?? '')
  if (!isForm || !isCausedBy(error, CUT)) return
  const message = 'The connection ended during the upload, so nothing was stored. Send it again.'
  return { status: 400, response: { errors: [{ message }] } }
}
