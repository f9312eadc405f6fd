import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest, Where } from 'payload'
import { WITHOUT_ALT } from '../../media-library/apply-view'
import { isAuthor } from '../../access/roles'
import { describedImage, termFields } from './terms/described-image'
import { readTerms } from './terms/read-terms'
import { AltTexts } from './AltTexts'
import { ALT_TEXTS_PATH } from './path'

/** Images on one screen. More would decode too many at once. */
const MAX_IMAGES = 100

/** `/admin/alt-texts`: all images without alt text, or those of `?ids=1,2`. */
export async function AltTextsPage({
  i18n,
  initPageResult,
  params,
  payload,
  searchParams,
}: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(ALT_TEXTS_PATH)}`)
  const ids = idsIn(searchParams?.['ids'])
  const { groups, terms } = await readTerms(req)
  const { docs, totalDocs } = await readImages(req, ids)
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload ?? req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <AltTexts
        images={docs.map((doc) => describedImage(doc, terms))}
        filters={termFields(groups, terms)}
        canAddTerms={!isAuthor(req)}
        total={totalDocs}
        isSelection={ids.length > 0}
      />
    </DefaultTemplate>
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
