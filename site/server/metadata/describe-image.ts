import type { Meta } from '../../components/layout/head/meta'
import type { ImageOnPage } from '../../components/pages/ImageBody'
import { toTileImage } from '../galleries/to-tile'
import type { ImageRecord } from '../publications/image-record'
import type { Site } from '../site'
import { breadcrumbs, breadcrumbTrail } from '../structured-data/breadcrumbs'
import { imageThing } from '../structured-data/image-thing'
import { shareImage } from './share-image'

/** Metadata of the page of an image. */
export function describeImage(site: Site, record: ImageRecord, image: ImageOnPage): Meta {
  const { title, caption, path } = record
  const { alt } = image.media
  const meta: Meta = {
    title,
    description: caption ?? (alt === '' || alt === title ? null : alt),
    address: path,
    image: shareImage(toTileImage(image.media), title),
    kind: 'website',
  }
  const shell = site.pageShell(path)
  return {
    ...meta,
    things: [imageThing(shell, meta, image), breadcrumbs(shell, breadcrumbTrail(site, record))],
  }
}
