import type { Messages } from '../../i18n/messages'

/**
 * Links back to the gallery that the reader came from, and to its previous and next article. Hidden until
 * client/back-link fills it in, because the server does not know the gallery.
 */
export function BackLink({
  slug,
  messages: { gallery, previous, next },
}: {
  readonly slug: string
  readonly messages: Messages['backLink']
}) {
  return (
    <nav className="back-link" aria-label={gallery} data-back-link={slug} hidden>
      <a data-back />
      <a data-adjacent="prev">
        <span>{previous}</span> <b />
      </a>
      <a data-adjacent="next">
        <span>{next}</span> <b />
      </a>
    </nav>
  )
}
