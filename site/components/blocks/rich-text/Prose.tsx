import { RichText, type RichTextProps } from './RichText'

/** A text with the styles of rich text. Its links may open in the lightbox. */
export function Prose(props: RichTextProps) {
  return (
    // client/linked-lightbox reads which hosts it may show in frames.
    <div className="rich-text" data-frame-hosts={props.documents.frameHosts.join(' ') || undefined}>
      <RichText {...props} />
    </div>
  )
}
