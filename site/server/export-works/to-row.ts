import type { FilterGroup, Media } from '@tessera/content'
import { imageCredit } from '../../components/blocks/images/image-credit'
import { furtherMedia } from '../galleries/to-tile'
import { parseRest } from '../publications/article-record'
import type { DocumentStore } from '../publications/document-store'
import type { WorkRecord } from '../publications/work-record'
import { plainText } from '../search/texts/plain-text'

/** A work as a row of a table: texts, and lists of texts for filter groups and facts. */
export type WorkRow = Readonly<Record<string, string | readonly string[] | null>>

/** The columns of all works. Filter groups have their own, by label. */
export const columnsOf = ({ groups }: DocumentStore): readonly string[] => [
  ...['id', 'kind', 'title', 'url', 'date', 'date as written', 'author', 'description'],
  ...[...groups.values()].map((group) => columnOf(group, groups)),
  ...['facts', 'image', 'alt text', 'credit', 'licence', 'further images', 'text'],
]

export function toRow(store: DocumentStore, work: WorkRecord, siteUrl: string): WorkRow {
  const mediaId = work.kind === 'image' ? work.media : work.cover
  const media = mediaId === null ? undefined : store.media.get(mediaId)
  const { slug, title, path, date } = work
  const memberships = store.terms.memberships(work.terms)
  const labels = [...store.groups.values()].map((group) => {
    const own = new Set(memberships[group.slug])
    const terms = group.terms.filter((term) => own.has(term.slug))
    return [columnOf(group, store.groups), terms.map(({ label }) => label)] as const
  })
  const rest = work.kind === 'article' ? parseRest(work) : null
  return {
    ...{ id: slug, kind: work.kind, title, url: siteUrl + path, date },
    'date as written': (work.kind === 'article' && work.dateText) || null,
    author: work.kind === 'article' ? work.author : (media?.credit?.creator ?? null),
    description: work.kind === 'article' ? work.excerpt : work.caption,
    ...Object.fromEntries(labels),
    facts: rest ? rest.facts.map(({ label, value }) => `${label}: ${value}`) : [],
    ...imageColumns(media, siteUrl),
    'further images': furtherMedia(store, work).flatMap((each) => largestFile(each, siteUrl) ?? []),
    text: rest ? plainText(rest.body) : null,
  }
}

function imageColumns(media: Media | undefined, siteUrl: string) {
  const credit = media ? imageCredit(media) : null
  return {
    image: media ? largestFile(media, siteUrl) : null,
    'alt text': media?.alt ?? null,
    credit: credit?.text ?? null,
    licence: credit?.license?.label ?? null,
  }
}

function largestFile({ variants }: Media, siteUrl: string): string | null {
  const [largest] = variants.toSorted((a, b) => b.width - a.width)
  return largest ? siteUrl + largest.path : null
}

/** Two groups can have the same label. */
function columnOf({ label, slug }: FilterGroup, groups: DocumentStore['groups']): string {
  const isUnique = [...groups.values()].filter((other) => other.label === label).length === 1
  return isUnique ? `filter: ${label}` : `filter: ${label} (${slug})`
}
