import type { PayloadRequest } from 'payload'
import { asListed, localeAsked } from '../../localisation/in-locale'
import { completeDrawing } from '../../patterns/complete-drawing'
import { filterGroupRow, mediaRow, patternRow, type MediaRow } from '../../publish/rows'
import { termsOfGroup } from '../../publish/terms-of-group'
import { findCandidates, type Candidate, type Candidates } from './candidates'
import {
  MOST_TILES,
  type GalleryPreview,
  type PreviewGroup,
  type PreviewTile,
  type Several,
} from './preview'
import type { PreviewRequest } from './preview-request'

/** What the site would show of a gallery if it were published now, and what a visitor would stumble on. */
export async function previewOf(
  req: PayloadRequest,
  request: PreviewRequest,
): Promise<GalleryPreview> {
  const candidates = await findCandidates(req, request)
  const shown = candidates.members.filter(({ isPublished }) => isPublished)
  const first = shown.slice(0, MOST_TILES)
  const [covers, withoutAlt, groups, pattern] = await Promise.all([
    readMedia(req, coversOf(first)),
    findWithoutAlt(req, shown),
    Promise.all(request.groups.map((group) => groupOf(req, group, shown, candidates))),
    patternOf(req, request.customPattern),
  ])
  const known = new Set(candidates.members.map(({ key }) => key))
  return {
    tiles: first.map((article) => toTile(article, covers)),
    matching: candidates.published,
    unpublished: severalOf(
      candidates.members
        .filter(({ isPublished }) => !isPublished)
        .map(({ key, title }) => ({ id: key, label: title })),
    ),
    deleted:
      request.source === 'query' ? 0 : request.picked.filter((key) => !known.has(key)).length,
    withoutAlt,
    groups: groups.flatMap((group) => group ?? []),
    pattern,
  }
}

const coversOf = (articles: readonly Candidate[]) => [
  ...new Set(articles.flatMap(({ cover }) => cover ?? [])),
]

async function readMedia(req: PayloadRequest, ids: readonly string[], where = {}) {
  if (!ids.length) return new Map<string, MediaRow>()
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'media',
    where: { and: [{ id: { in: ids } }, where] },
    locale: localeAsked(req),
    pagination: false,
    limit: 0,
    req,
  })
  return new Map(
    docs
      .map((doc) => mediaRow.parse(asListed(req, 'media', doc)))
      .map((media) => [media.id, media]),
  )
}

/** The smallest WebP of at least this width: a big tile in miniature, on a fine screen. */
const WIDE_ENOUGH = 600

function toTile(
  { key, title, cover, aspectRatio }: Candidate,
  covers: ReadonlyMap<string, MediaRow>,
): PreviewTile {
  const media = cover === null ? undefined : covers.get(cover)
  const files = media?.variants.filter(({ type }) => type === 'image/webp') ?? []
  const file = files.find(({ width }) => width >= WIDE_ENOUGH) ?? files.at(-1)
  if (!media?.width || !media.height || !file) {
    return { id: key, title, image: null, textCover: { aspectRatio, lines: [] } }
  }
  const { width, height, focalX, focalY } = media
  const focalPoint = { x: (focalX ?? 50) / 100, y: (focalY ?? 50) / 100 }
  return {
    id: key,
    title,
    image: { src: `/api/media/variant/${file.file}`, width, height, focalPoint },
    textCover: null,
  }
}

async function findWithoutAlt(req: PayloadRequest, shown: readonly Candidate[]): Promise<Several> {
  const media = await readMedia(req, coversOf(shown), {
    and: [
      { or: [{ alt: { exists: false } }, { alt: { equals: '' } }] },
      { decorative: { not_equals: true } },
    ],
  })
  return severalOf(
    // One without words in this language has those of the first.
    [...media.values()]
      .filter(({ alt }) => alt === null)
      .map(({ id, filename }) => ({ id, label: filename ?? 'An image' })),
  )
}

async function groupOf(
  req: PayloadRequest,
  key: string,
  shown: readonly Candidate[],
  { isWhole }: Candidates,
): Promise<PreviewGroup | null> {
  const row = await req.payload.db.findOne<{ id: number }>({
    collection: 'filter-groups',
    where: { id: { equals: key } },
    joins: false,
    req,
  })
  if (!row) return null
  const { id, label } = filterGroupRow.parse(asListed(req, 'filter-groups', row))
  const terms = await termsOfGroup(req, id, localeAsked(req))
  const used = new Set(shown.flatMap((article) => article.terms))
  const empty = terms.filter((term) => !used.has(term.id))
  return {
    id,
    label,
    options: terms.length,
    empty: isWhole ? empty.map((term) => ({ id: term.id, label: term.label })) : null,
  }
}

async function patternOf(req: PayloadRequest, key: string | null) {
  if (key === null) return null
  const row = await req.payload.db.findOne<{ id: number }>({
    collection: 'patterns',
    where: { id: { equals: key } },
    joins: false,
    req,
  })
  if (!row) return null
  const { id, label, drawing } = patternRow.parse(row)
  const completed = completeDrawing(id, label, drawing)
  return completed.status === 'complete' ? completed.pattern : null
}

const NAMED = 3
const severalOf = (all: Several['first']): Several => ({
  count: all.length,
  first: all.slice(0, NAMED),
})
