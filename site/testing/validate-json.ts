import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import jsonFeed from 'jsonfeed-schema'

const ajv = new Ajv({ allErrors: true })
addFormats.default(ajv)
const validate = ajv.compile(jsonFeed)

/** Validates a feed against the published schema of JSON Feed 1.1. Returns the errors. */
export function jsonFeedErrors(feed: unknown): readonly string[] {
  return validate(feed)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
