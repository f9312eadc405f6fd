import config from '@payload-config'
import '@payloadcms/next/css'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { getPayload } from 'payload'
import { requireSignIn } from '../../../../access/require-sign-in'
import { reportOutages } from '../../../../database/report-outages'
import { privateResponses } from '../../../../http/private-responses'

type Handler = ReturnType<typeof REST_GET>

const respond = (handle: Handler) =>
  privateResponses(reportOutages(handle, () => getPayload({ config })))

export const GET = respond(REST_GET(config))
export const POST = respond(requireSignIn(REST_POST(config), config))
export const DELETE = respond(REST_DELETE(config))
export const PATCH = respond(requireSignIn(REST_PATCH(config), config))
export const PUT = respond(requireSignIn(REST_PUT(config), config))
export const OPTIONS = privateResponses(REST_OPTIONS(config))
