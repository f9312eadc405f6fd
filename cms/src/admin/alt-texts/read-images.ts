import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { WITHOUT_ALT } from '../../media-library/apply-view'

/** Images on one screen. More would decode too many at once. */
export const MAX_ON_SCREEN = 100

/** The images of one screen among those that are described. */
export interface ScreenOfImages {
  /** At depth 0. */
  readonly docs: readonly object[]
  /** Number of images before those of this screen. */
  readonly start: number
  /** Number of images on all screens. */
  readonly total: number
}

/** All images of a selection, in the order of the screens. */
export interface SelectedImages extends ScreenOfImages {
  readonly ids: readonly number[]
  /** From 1. */
  readonly page: number
}

/** The newest images without alt text. */
export async function readImagesWithoutAlt(req: PayloadRequest): Promise<ScreenOfImages> {
  const { docs, totalDocs } = await find(req, WITHOUT_ALT, { limit: MAX_ON_SCREEN })
  return { docs, start: 0, total: totalDocs }
}

/** A screen of the selected images, the newest first. @param page the nearest one is taken */
export async function readSelectedImages(
  req: PayloadRequest,
  selected: readonly number[],
  page: number,
): Promise<SelectedImages> {
  const found = await find(
    req,
    { id: { in: [...selected] } },
    { pagination: false, select: { createdAt: true } },
  )
  const ids = found.docs.map((doc) => identified.parse(doc).id)
  const lastPage = Math.max(1, Math.ceil(ids.length / MAX_ON_SCREEN))
  const shown = Math.min(Math.max(1, page), lastPage)
  const start = (shown - 1) * MAX_ON_SCREEN
  const where = { id: { in: ids.slice(start, start + MAX_ON_SCREEN) } }
  const { docs } = await find(req, where, { pagination: false })
  return { docs, start, total: ids.length, ids, page: shown }
}

const identified = z.object({ id: z.number() })

interface FindOptions {
  readonly limit?: number
  readonly pagination?: false
  readonly select?: { readonly createdAt: true }
}

const find = (req: PayloadRequest, where: Where, options: FindOptions) =>
  req.payload.find({
    collection: 'media',
    where,
    ...options,
    depth: 0,
    sort: ['-createdAt', '-id'],
    // A text of another language is no text in this one.
    fallbackLocale: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
