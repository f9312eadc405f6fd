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

export const GET = REST_GET(config)
export const POST = requireSignIn(REST_POST(config), config)
export const DELETE = REST_DELETE(config)
export const PATCH = requireSignIn(REST_PATCH(config), config)
export const PUT = requireSignIn(REST_PUT(config), config)
export const OPTIONS = REST_OPTIONS(config)
