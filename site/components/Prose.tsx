import { RichText, type RichTextProps } from './RichText'

/** A document's text where it is read; its links may open in the lightbox. */
export function Prose(props: RichTextProps) {
  return (
    // What the island is told: whose pages may be shown without leaving this one.
    <div className="rich-text" data-frame-hosts={props.documents.frameHosts.join(' ') || undefined}>
      <RichText {...props} />
    </div>
  )
}
