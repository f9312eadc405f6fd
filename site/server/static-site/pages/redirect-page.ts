/** A page that leads visitors to another address, for servers that know no redirects. */
export function redirectPage(href: string, siteUrl: string): string {
  const url = escapeHtml(href)
  const absolute = href.startsWith('/') ? escapeHtml(siteUrl + href) : url
  return `<!doctype html><html><head><meta charset="utf-8"><title>${url}</title><meta name="robots" content="noindex"><link rel="canonical" href="${absolute}"><meta http-equiv="refresh" content="0; url=${url}"></head><body><a href="${url}">${url}</a></body></html>\n`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (each) => ENTITIES[each] ?? each)
