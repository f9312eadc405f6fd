import type { z } from 'zod'
import { theme } from '../theme/theme'
import { article } from './article'
import { filterGroup } from './filter-group'
import { footer } from './footer'
import { image } from './image'
import { media } from './media'
import { menu } from './menu'
import { page } from './page'
import { pattern } from './pattern'
import { redirect } from './redirect'
import { siteInfo } from './site'
import { video } from './video'

/**
 * Schema of each kind of published document. The CMS writes these documents and the site reads them; the two programs
 * share nothing else. Documents refer to each other by id, so a renamed term or a replaced image changes one row.
 */
export const documentBody = {
  article,
  page,
  image,
  media,
  video,
  'filter-group': filterGroup,
  pattern,
  site: siteInfo,
  theme,
  menu,
  footer,
  redirect,
} as const

export type DocumentKind = keyof typeof documentBody
export type DocumentBody<K extends DocumentKind> = z.infer<(typeof documentBody)[K]>
