import type { PublishedDocument } from '@tessera/content'
import { parseHosts } from '../../fields/hosts/hosts'
import { DEFAULT_SITE_NAME } from '../../globals/site'
import type { SiteRow } from '../row-schemas/site-row'
import { createDocument } from './create-document'
import { toOwnerScripts } from './to-owner-scripts'

export function toSite(row: SiteRow): PublishedDocument {
  const { name, description, logo, frameHosts, icon, feeds, search, related } = row
  return createDocument({
    kind: 'site',
    key: 'site',
    body: {
      name: name ?? DEFAULT_SITE_NAME,
      description,
      logo,
      frameHosts: parseHosts(frameHosts),
      icon,
      feeds: feeds ?? 'full',
      search: search ?? true,
      related: related ?? true,
      scripts: toOwnerScripts(row.scripts ?? []),
    },
    media: [logo, icon].flatMap((id) => id ?? []),
  })
}
