import type { Graph, Thing } from 'schema-dts'

/** Structured data as JSON-LD. The Content-Security-Policy allows it, because browsers do not execute it. */
export function StructuredData({ things }: { readonly things: readonly Thing[] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: escapeJson(JSON.stringify(graph)) }}
    />
  )
}

/** A string in the data must not close the element or open a comment. */
const escapeJson = (json: string) => json.replaceAll('<', '\\u003c')
