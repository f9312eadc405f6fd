import { compileMembership } from '@tessera/content'
import type { BreadcrumbList } from 'schema-dts'
import type { PageShellProps } from '../../components/layout/page-shell-props'
import { isGallery } from '../galleries/is-gallery'
import type { WorkRecord } from '../publications/work-record'
import type { Site } from '../site'

export interface Breadcrumb {
  readonly name: string
  /** Root-relative. */
  readonly path: string
}

/** @param trail without the front page, which is added */
export const breadcrumbs = (
  { siteUrl, name, home }: Pick<PageShellProps, 'siteUrl' | 'name' | 'home'>,
  trail: readonly Breadcrumb[],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name, path: home }, ...trail].map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: siteUrl + crumb.path,
  })),
})

/** The parent of an article or image is the first page, other than the front page, with a gallery that contains it. */
export function breadcrumbTrail(
  { publications, home }: Pick<Site, 'publications' | 'home'>,
  work: WorkRecord,
): readonly Breadcrumb[] {
  const { pages } = publications.store
  const parent = [...pages.values()].find(
    ({ path, page }) =>
      path !== home &&
      page.blocks.some((block) => isGallery(block) && compileMembership(block)(work)),
  )
  const self = { name: work.title, path: work.path }
  return parent ? [{ name: parent.page.title, path: parent.path }, self] : [self]
}
