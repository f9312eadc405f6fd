import type { RichTextBlock } from '@tessera/content'

/** Code as it was written. Lines are not broken: who cannot see their ends scrolls, with the keyboard as well. */
export function CodeFigure({
  block: { code, language },
}: {
  readonly block: Extract<RichTextBlock, { type: 'code' }>
}) {
  return (
    <figure className="code">
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      {language && <figcaption>{language}</figcaption>}
    </figure>
  )
}
