import type { PayloadRequest, Where } from 'payload'
import { executeRaw, quoteText } from '../database/execute-raw'
import { freeSlug } from '../fields/slug/slugify'
import { requestLocale } from '../localisation/in-locale'
import { IN_TRASH } from './in-trash'

interface TakenSlug {
  readonly collection: 'articles' | 'pages' | 'terms' | 'media'
  readonly slug: string
  /** Id of the document that takes it; absent for a new one. */
  readonly id: unknown
  /** Limits where the slug is unique. */
  readonly within?: Where
}

/** Renames the document in the trash that has a slug which another one takes. It keeps the new slug when it is restored. */
export async function releaseSlug(req: PayloadRequest, taken: TakenSlug): Promise<void> {
  const { collection, slug, id, within = {} } = taken
  const locale = requestLocale(req)
  const find = (candidate: string, ...conditions: Where[]) =>
    req.payload.db.findOne<{ id: number }>({
      collection,
      where: { and: [{ slug: { equals: candidate } }, within, ...conditions] },
      joins: {},
      locale,
      req,
    })
  const others: Where[] = id === undefined ? [] : [{ id: { not_equals: id } }]
  const holder = await find(slug, IN_TRASH, ...others)
  if (!holder) return
  const renamed = await freeSlug(
    slug,
    async (candidate) => candidate === slug || Boolean(await find(candidate)),
  )
  const isLocalized = collection === 'articles' || collection === 'pages'
  const change = { collection, id: holder.id, slug: renamed }
  if (isLocalized) await renameInLanguage(req, { ...change, locale })
  else await executeRaw(req, `${updateSlug(change)} where "id" = ${holder.id}`)
}

interface Change {
  readonly collection: string
  readonly id: number
  readonly slug: string
}

/** Also in the versions: Payload restores the newest one. */
async function renameInLanguage(
  req: PayloadRequest,
  { collection, id, slug, locale }: Change & { readonly locale: string },
) {
  const inLanguage = `"_locale" = ${quoteText(locale)}`
  const versions = `select "id" from "_${collection}_v" where "parent_id" = ${id}`
  await executeRaw(
    req,
    `${updateSlug({ collection: `${collection}_locales`, slug })} where ${inLanguage} and "_parent_id" = ${id}`,
  )
  await executeRaw(
    req,
    `update "_${collection}_v_locales" set "version_slug" = ${quoteText(slug)} where ${inLanguage} and "version_slug" is not null and "_parent_id" in (${versions})`,
  )
}

const updateSlug = ({ collection, slug }: Pick<Change, 'collection' | 'slug'>) =>
  `update "${collection}" set "slug" = ${quoteText(slug)}`
