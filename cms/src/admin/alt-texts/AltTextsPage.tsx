import type { AdminViewServerProps, PayloadRequest, Where } from 'payload'
import { isAuthor } from '../../access/roles'
import { WITHOUT_ALT } from '../../media-library/apply-view'
import { AdminScreen } from '../screen/AdminScreen'
import { describedImage, termFields } from './terms/described-image'
import { readTerms } from './terms/read-terms'
import { AltTexts } from './AltTexts'

/** Images on one screen. More would decode too many at once. */
const MAX_IMAGES = 100

/** `/admin/alt-texts`: all images without alt text, or those of `?ids=1,2`. */
export async function AltTextsPage(props: AdminViewServerProps) {
  const { searchParams, initPageResult } = props
  const { req } = initPageResult
  return (
    <AdminScreen {...props} path="/alt-texts" isForAuthors>
      {req.user && (await form(req, idsIn(searchParams?.['ids'])))}
    </AdminScreen>
  )
}

async function form(req: PayloadRequest, ids: readonly number[]) {
  const { groups, terms } = await readTerms(req)
  const { docs, totalDocs } = await readImages(req, ids)
  return (
    <AltTexts
      images={docs.map((doc) => describedImage(doc, terms))}
      filters={termFields(groups, terms)}
      canAddTerms={!isAuthor(req)}
      total={totalDocs}
      isSelection={ids.length > 0}
    />
  )
}

const idsIn = (value: string | string[] | undefined): readonly number[] =>
  String(value ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)

function readImages(req: PayloadRequest, ids: readonly number[]) {
  const where: Where = ids.length > 0 ? { id: { in: [...ids] } } : WITHOUT_ALT
  return req.payload.find({
    collection: 'media',
    where,
    depth: 0,
    limit: MAX_IMAGES,
    sort: '-createdAt',
    // A text of another language is no text in this one.
    fallbackLocale: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
}
