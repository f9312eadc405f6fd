import type { RichTextBlock } from '@tessera/content'

/** Code with its line breaks. Long lines scroll; `tabIndex` makes the keyboard scroll them too. */
export function CodeFigure({
  block: { code, language },
}: {
  readonly block: Extract<RichTextBlock, { type: 'code' }>
}) {
  return (
    <figure className="code text-figure">
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      {language && <figcaption>{language}</figcaption>}
    </figure>
  )
}
