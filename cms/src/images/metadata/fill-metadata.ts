import type { CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'
import { OTHER_LICENSE } from '../../collections/media/credit-fields'
import { idOf } from '../../fields/id-of'
import { NOT_IN_TRASH } from '../../trash/in-trash'
import { matchKeywords, type NamedTerm } from './match-keywords'
import { readMetadata, type ImageMetadata } from './read-metadata'
import { readSidecar } from './read-sidecar'
import { unconfirmedTerms } from './unconfirmed-terms'

/**
 * Fills empty fields from the metadata of an uploaded file. What an editor has entered stays, also when the file is
 * replaced. The terms are remembered as unconfirmed: keywords alone never put an image into a gallery.
 */
export const fillMetadata: CollectionBeforeChangeHook = async ({ data, req, context }) => {
  const confirmed = context[TERMS_SAVED]
    ? { ...data, keywordTerms: unconfirmedTerms(context) }
    : data
  if (!req.file) return confirmed
  const sidecar = context[SIDECAR]
  const embedded = readMetadata(req.file.data)
  const metadata = typeof sidecar === 'string' ? readSidecar(sidecar, embedded) : embedded
  // An import of texts matches its images by their titles, and brings its own.
  const describes = !confirmed['importBatch'] || context[FILE_DESCRIBES] === true
  const filled = fillEmpty(confirmed, toFields(metadata, confirmed, describes))
  return {
    ...filled,
    ...(await toTerms(req, metadata.keywords, filled)),
    cameraData: metadata.camera,
  }
}

/** Key in the context of a request that saves the terms of images. */
export const TERMS_SAVED = 'termsOfImagesSaved'
/** Key in the context of an import whose images take title and alt text from their files. */
export const FILE_DESCRIBES = 'fileDescribes'
/** Key in the context of an upload for the text of the XMP file beside the image. */
export const SIDECAR = 'sidecar'

type Data = Readonly<Record<string, unknown>>

function toFields(
  { position, license, ...metadata }: ImageMetadata,
  data: Data,
  describes: boolean,
): Data {
  return {
    ...(describes && {
      title: metadata.title?.slice(0, 300),
      alt: data['decorative'] ? null : metadata.alt?.slice(0, 500),
    }),
    caption: metadata.caption?.slice(0, 2000),
    date: metadata.date,
    creator: metadata.creator?.slice(0, 300),
    credit: metadata.credit?.slice(0, 300),
    copyright: metadata.copyright?.slice(0, 500),
    sourceUrl: metadata.source?.slice(0, 2000),
    ...(!data['license'] && license && toLicenseFields(license)),
    ...(isEmpty(data['latitude']) && isEmpty(data['longitude']) && position),
  }
}

const toLicenseFields = (license: NonNullable<ImageMetadata['license']>) =>
  'id' in license
    ? { license: license.id }
    : { license: OTHER_LICENSE, licenseUrl: license.href.slice(0, 2000) }

function fillEmpty(data: Data, values: Data): Data {
  const missing = Object.entries(values).filter(
    ([name, value]) => !isEmpty(value) && isEmpty(data[name]),
  )
  return { ...data, ...Object.fromEntries(missing) }
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** Keywords longer than a term's label are sentences. */
const MAX_KEYWORD_LENGTH = 100
const MAX_KEYWORDS = 50

async function toTerms(req: PayloadRequest, keywords: readonly string[], data: Data) {
  const present = listOf(data['terms'])
  const matched = matchKeywords(
    keywords.filter(({ length }) => length <= MAX_KEYWORD_LENGTH),
    keywords.length ? await readTerms(req) : [],
  )
  const known = new Set(present.map((term) => String(idOf(term))))
  const added = matched.terms.filter((id) => !known.has(id)).map(Number)
  return {
    terms: [...present, ...added],
    keywordTerms: [...listOf(data['keywordTerms']), ...added],
    keywords: [...new Set([...listOf(data['keywords']).map(String), ...matched.others])].slice(
      0,
      MAX_KEYWORDS,
    ),
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

async function readTerms(req: PayloadRequest): Promise<readonly NamedTerm[]> {
  const read = async (collection: 'terms' | 'filter-groups', where: Where) => {
    const options = { collection, where, pagination: false, limit: 0, joins: {}, req } as const
    return (await req.payload.db.find<{ id: number; label?: unknown; group?: unknown }>(options))
      .docs
  }
  const groups = new Map(
    (await read('filter-groups', {})).map(({ id, label }) => [String(id), labelsOf(label)]),
  )
  return (await read('terms', NOT_IN_TRASH)).map(({ id, label, group }) => ({
    id: String(id),
    labels: labelsOf(label),
    groups: groups.get(String(idOf(group))) ?? [],
  }))
}

/** The labels of all languages: in the database layer, a localised field is an object. */
const labelsOf = (label: unknown): readonly string[] =>
  (typeof label === 'object' && label !== null ? Object.values(label) : [label]).filter(
    (value) => typeof value === 'string',
  )
