import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isAuthor } from '../../access/roles'
import { AdminScreen } from '../screen/AdminScreen'
import { describedImage, termFields } from './terms/described-image'
import { readTerms } from './terms/read-terms'
import { AltTexts } from './AltTexts'
import { selectionUrl } from './path'
import { readImagesWithoutAlt, readSelectedImages, type ScreenOfImages } from './read-images'
import { readIds } from './selected-ids'

type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** `/admin/alt-texts`: all images without alt text, or those of `?ids=3-7.9`, with `&page=2` if one screen is too short. */
export async function AltTextsPage(props: AdminViewServerProps) {
  const { searchParams, initPageResult } = props
  const { req } = initPageResult
  return (
    <AdminScreen {...props} path="/alt-texts" isForAuthors>
      {req.user && (await form(req, searchParams ?? {}))}
    </AdminScreen>
  )
}

async function form(req: PayloadRequest, searchParams: SearchParams) {
  const selected = readIds(String(searchParams['ids'] ?? ''))
  if (selected.length === 0) {
    const screen = await readImagesWithoutAlt(req)
    const next = screen.total > screen.docs.length ? '?' : null
    return fields(req, screen, { selection: null, missing: 0, previous: null, next })
  }
  const screen = await readSelectedImages(req, selected, Number(searchParams['page']) || 1)
  const { ids, page, start, docs, total } = screen
  return fields(req, screen, {
    selection: ids,
    missing: selected.length - ids.length,
    previous: page > 1 ? selectionUrl(ids, page - 1) : null,
    next: start + docs.length < total ? selectionUrl(ids, page + 1) : null,
  })
}

interface Links {
  readonly selection: readonly number[] | null
  readonly missing: number
  readonly previous: string | null
  readonly next: string | null
}

async function fields(req: PayloadRequest, { docs, start, total }: ScreenOfImages, links: Links) {
  const { groups, terms } = await readTerms(req)
  return (
    <AltTexts
      // The fields keep what they began with.
      key={start}
      images={docs.map((doc) => describedImage(doc, terms))}
      filters={termFields(groups, terms)}
      canAddTerms={!isAuthor(req)}
      start={start}
      total={total}
      {...links}
    />
  )
}
