import { workReferenceOf } from '@tessera/content'
import type { PayloadRequest } from 'payload'
import { latestVariants } from '../../../images/processing/processing-fields'
import { uploadedName } from '../../../images/readable-name'
import { inRequestLocale, requestLocale } from '../../../localisation/in-locale'
import { completeDrawing } from '../../../patterns/complete-drawing'
import { filterGroupRow } from '../../../publish/row-schemas/filter-rows'
import { missingSizes, type HeldBackReason } from '../../../publish/documents/to-image'
import type { MediaRow } from '../../../publish/row-schemas/media-row'
import { patternRow } from '../../../publish/row-schemas/pattern-row'
import { gallerySources } from '../../../publish/blocks/gallery-sources'
import { findTermsOfGroup } from '../../../publish/find-terms-of-group'
import { namedCount } from '../named-count'
import { findMembers, type Member, type Members } from './find-members'
import {
  MAX_PREVIEW_TILES,
  type GalleryPreview,
  type PreviewGroup,
  type PreviewTile,
  type NamedCount,
} from '../preview'
import type { PreviewRequest } from './preview-request'
import { readMedia } from './read-media'

/** What the site would show of a gallery if it was published now, and its problems. */
export async function createPreview(
  req: PayloadRequest,
  request: PreviewRequest,
): Promise<GalleryPreview> {
  const members = await findMembers(req, request)
  const shown = members.all.filter(({ isPublished }) => isPublished)
  const first = shown.slice(0, MAX_PREVIEW_TILES)
  const [covers, withoutAlt, groups, pattern] = await Promise.all([
    readCovers(req, first, members.imageRows),
    findWithoutAlt(req, shown),
    Promise.all(request.groups.map((group) => groupOf(req, group, shown, members))),
    patternOf(req, request.customPattern),
  ])
  const { articles, images } = gallerySources(request)
  const isKnown = (kind: Member['kind']) => (key: string) =>
    members.all.some((member) => member.kind === kind && member.key === key)
  const named = (isNamed: (member: Member) => boolean) =>
    namedCount(members.all.filter(isNamed).map(toReference))
  const heldBack = (reason: HeldBackReason) => named((member) => member.heldBack === reason)
  return {
    tiles: first.map((member) => toTile(member, covers)),
    matching: members.published,
    excluded: members.excluded,
    unpublished: named(({ kind, isPublished }) => kind === 'article' && !isPublished),
    heldBack: {
      'no-alt': heldBack('no-alt'),
      'sizes-pending': heldBack('sizes-pending'),
      'sizes-failed': heldBack('sizes-failed'),
    },
    waitsForSizes:
      members.all.some(({ waitsForSizes }) => waitsForSizes) ||
      [...covers.values()].some((cover) => missingSizes(cover) === 'sizes-pending'),
    unconfirmed: namedCount(members.unconfirmed.map(toReference)),
    deleted:
      articles.picked.filter((key) => !isKnown('article')(key)).length +
      images.picked.filter((key) => !isKnown('image')(key)).length,
    withoutAlt,
    groups: groups.flatMap((group) => group ?? []),
    hasPeriod: new Set(shown.flatMap(yearsOf)).size > 1,
    pattern,
  }
}

/** The first and the last year of a date. */
const yearsOf = (member: Member): readonly number[] =>
  [member.time, member.kind === 'article' ? member.timeEnd : null].flatMap((time) =>
    time == null ? [] : new Date(time).getUTCFullYear(),
  )

const toReference = ({ key, title }: Member) => ({ id: key, label: title })

const coversOf = (members: readonly Member[]) => [
  ...new Set(members.flatMap(({ cover }) => cover ?? [])),
]

/** Smallest image width, px: a large preview tile on a high-density screen. */
const MIN_IMAGE_WIDTH = 600

function toTile(
  { kind, key, title, cover, aspectRatio }: Member,
  covers: ReadonlyMap<string, MediaRow>,
): PreviewTile {
  const id = workReferenceOf({ kind, key })
  const media = cover === null ? undefined : covers.get(cover)
  const files = (media ? latestVariants(media) : []).filter(({ type }) => type === 'image/webp')
  const file = files.find(({ width }) => width >= MIN_IMAGE_WIDTH) ?? files.at(-1)
  if (!media?.width || !media.height || !file) {
    return { id, title, image: null, textCover: { aspectRatio, lines: [] } }
  }
  const { width, height, focalX, focalY } = media
  const focalPoint = { x: (focalX ?? 50) / 100, y: (focalY ?? 50) / 100 }
  const wholeOn = media.doNotCrop ? (media.edgeColour ?? '#ffffff') : null
  const src = `/api/media/variant/${file.file}`
  return {
    id,
    title,
    image: { media: media.id, src, width, height, wholeOn, focalPoint },
    textCover: null,
  }
}

async function readCovers(
  req: PayloadRequest,
  members: readonly Member[],
  known: ReadonlyMap<string, MediaRow>,
): Promise<ReadonlyMap<string, MediaRow>> {
  const ids = coversOf(members)
  const read = await readMedia(
    req,
    ids.filter((id) => !known.has(id)),
  )
  return new Map(
    ids.flatMap((id): [string, MediaRow][] => {
      const row = known.get(id) ?? read.get(id)
      return row ? [[id, row]] : []
    }),
  )
}

/** Covers of articles: an image without a text is held back. */
async function findWithoutAlt(req: PayloadRequest, shown: readonly Member[]): Promise<NamedCount> {
  const articles = shown.filter(({ kind }) => kind === 'article')
  const media = await readMedia(req, coversOf(articles), {
    and: [
      { or: [{ alt: { exists: false } }, { alt: { equals: '' } }] },
      { decorative: { not_equals: true } },
    ],
  })
  return namedCount(
    // `alt` falls back to the first language.
    [...media.values()]
      .filter(({ alt }) => alt === null)
      .map(({ id, filename }) => ({ id, label: uploadedName(filename ?? 'Untitled image') })),
  )
}

async function groupOf(
  req: PayloadRequest,
  key: string,
  shown: readonly Member[],
  { isComplete }: Members,
): Promise<PreviewGroup | null> {
  const row = await req.payload.db.findOne<{ id: number }>({
    collection: 'filter-groups',
    where: { id: { equals: key } },
    joins: false,
    req,
  })
  if (!row) return null
  const { id, label } = filterGroupRow.parse(inRequestLocale(req, 'filter-groups', row))
  const terms = await findTermsOfGroup(req, id, requestLocale(req))
  const counts = new Map<string, number>()
  for (const { terms: own } of shown)
    for (const term of new Set(own)) counts.set(term, (counts.get(term) ?? 0) + 1)
  const empty = terms.filter((term) => !counts.has(term.id))
  return {
    id,
    label,
    options: terms.length,
    counts: isComplete
      ? terms.flatMap((term) => {
          const count = counts.get(term.id)
          return count === undefined ? [] : [{ label: term.label, count }]
        })
      : null,
    empty: isComplete ? empty.map((term) => ({ id: term.id, label: term.label })) : null,
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
