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
import { requireSignIn } from '../../../../access/require-sign-in'
import { privateResponses } from '../../../../http/private-responses'

export const GET = privateResponses(REST_GET(config))
export const POST = privateResponses(requireSignIn(REST_POST(config), config))
export const DELETE = privateResponses(REST_DELETE(config))
export const PATCH = privateResponses(requireSignIn(REST_PATCH(config), config))
export const PUT = privateResponses(requireSignIn(REST_PUT(config), config))
export const OPTIONS = privateResponses(REST_OPTIONS(config))
