import type { ServerPage } from '../server-page'

/** What search engines and sites that share a page read of it. */
export interface PageMetadata {
  readonly title: string
  readonly siteName: string
  readonly description: string | null
  /** Host and path, as search engines show them: "tessera.example › journal › harbour". */
  readonly breadcrumbs: string
  readonly image: { readonly src: string; readonly alt: string } | null
}

/** @param url of a preview, whose paths begin with `/preview/<token>` */
export function readMetadata({ document: page, url }: ServerPage): PageMetadata {
  const { host, pathname } = new URL(url)
  const image = contentOf(page, 'og:image')
  return {
    title: page.title,
    siteName: contentOf(page, 'og:site_name') ?? host,
    description: contentOf(page, 'description'),
    breadcrumbs: [host, ...pathname.split('/').slice(3).filter(Boolean).map(decode)].join(' › '),
    // The public origin differs from the admin's on a machine behind a proxy.
    image:
      image === null
        ? null
        : { src: new URL(image).pathname, alt: contentOf(page, 'og:image:alt') ?? '' },
  }
}

const contentOf = (page: Document, name: string): string | null =>
  page.querySelector<HTMLMetaElement>(`meta:is([name="${name}"], [property="${name}"])`)?.content ??
  null

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment // An address with a stray "%".
  }
}
