import type { AdminViewServerProps, PayloadRequest, Where } from 'payload'
import { WITHOUT_ALT } from '../../media-library/apply-view'
import { libraryImage } from '../media-library/library-image'
import { AdminScreen } from '../screen/AdminScreen'
import { AltTexts } from './AltTexts'

/** Images on one screen. More would decode too many at once. */
const MAX_IMAGES = 100

/** `/admin/alt-texts`: all images without alt text, or those of `?ids=1,2`. */
export async function AltTextsPage(props: AdminViewServerProps) {
  const { searchParams, initPageResult } = props
  const ids = idsIn(searchParams?.['ids'])
  const { req } = initPageResult
  const { images, total } = req.user ? await readImages(req, ids) : { images: [], total: 0 }
  return (
    <AdminScreen {...props} path="/alt-texts" isForAuthors>
      <AltTexts images={images} total={total} isSelection={ids.length > 0} />
    </AdminScreen>
  )
}

const idsIn = (value: string | string[] | undefined): readonly number[] =>
  String(value ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)

async function readImages(req: PayloadRequest, ids: readonly number[]) {
  const where: Where = ids.length > 0 ? { id: { in: [...ids] } } : WITHOUT_ALT
  const { docs, totalDocs } = await req.payload.find({
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
  return { images: docs.map((doc) => libraryImage.parse(doc)), total: totalDocs }
}
