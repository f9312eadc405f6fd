import { compileMembership } from '@tessera/content'
import type { BreadcrumbList } from 'schema-dts'
import type { Chrome } from '../../pages/chrome'
import { isGallery } from '../galleries/gallery-shelf'
import type { ArticleRecord } from '../publications/article-record'
import type { Site } from '../site'

/** A step on the way from the front page, which is not among them. */
export interface Way {
  readonly name: string
  /** Root-relative. */
  readonly path: string
}

export const breadcrumbs = (
  { siteUrl, name, home }: Pick<Chrome, 'siteUrl' | 'name' | 'home'>,
  ways: readonly Way[],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name, path: home }, ...ways].map((way, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: way.name,
    item: siteUrl + way.path,
  })),
})

/** An article lies below the first page, other than the front page, that has it in a gallery. */
export function waysTo(
  { publications, home }: Pick<Site, 'publications' | 'home'>,
  article: ArticleRecord,
): readonly Way[] {
  const { pages } = publications.library
  const above = [...pages.values()].find(
    ({ path, page }) =>
      path !== home &&
      page.blocks.some((block) => isGallery(block) && compileMembership(block)(article)),
  )
  const self = { name: article.title, path: article.path }
  return above ? [{ name: above.page.title, path: above.path }, self] : [self]
}
