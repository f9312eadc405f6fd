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
import { refuseStrangersWrites } from '../../../../access/refuse-strangers-writes'

export const GET = REST_GET(config)
export const POST = refuseStrangersWrites(REST_POST(config), config)
export const DELETE = REST_DELETE(config)
export const PATCH = refuseStrangersWrites(REST_PATCH(config), config)
export const PUT = refuseStrangersWrites(REST_PUT(config), config)
export const OPTIONS = REST_OPTIONS(config)
