import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import jsonFeed from 'jsonfeed-schema'

const ajv = new Ajv({ allErrors: true })
addFormats.default(ajv)
const fitsJsonFeed = ajv.compile(jsonFeed)

/** What is wrong with a feed by the published schema of JSON Feed 1.1; nothing when it fits. */
export function jsonFeedErrors(feed: unknown): readonly string[] {
  return fitsJsonFeed(feed)
    ? []
    : (fitsJsonFeed.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
