import type { Messages } from '../../../i18n/messages'

/**
 * A link that sends the address of a page by e-mail, and buttons that share or copy it and print the page. The buttons
 * are hidden until client/share shows them.
 */
export function ShareLinks({
  title,
  url,
  messages: { share: messages },
}: {
  readonly title: string
  /** Absolute. */
  readonly url: string
  readonly messages: Messages
}) {
  return (
    <div
      className="share"
      role="group"
      aria-label={messages.label}
      data-share={url}
      data-title={title}
      data-copied={messages.copied}
    >
      <a href={mailLink(title, url)}>{messages.email}</a>
      <button type="button" data-action="share" hidden>
        {messages.share}
      </button>
      <button type="button" data-action="print" hidden>
        {messages.print}
      </button>
      <span role="status" />
    </div>
  )
}

/**
 * The subject must not have half of a surrogate pair, which URLs cannot contain. The slashes of the URL stay as they
 * are, so that a static site can replace the start of its path.
 */
const mailLink = (title: string, url: string) =>
  `mailto:?subject=${encodeURIComponent(title.replace(/\p{Surrogate}/gu, '\ufffd'))}&body=${url.replaceAll('%', '%25')}`
