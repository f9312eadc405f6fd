import type { PageShellProps } from './page-shell-props'

/** Links to the site's languages, each named in itself. Renders nothing on a site of one language. */
export function Languages({
  shell: { languages, lang, messages },
}: {
  readonly shell: Pick<PageShellProps, 'languages' | 'lang' | 'messages'>
}) {
  if (languages.length < 2) return null
  return (
    <nav className="languages" aria-label={messages.header.languages}>
      <ul>
        {languages.map((language) => (
          <li key={language.lang}>
            <a
              href={language.href}
              lang={language.lang}
              hrefLang={language.lang}
              aria-current={language.lang === lang ? 'true' : undefined}
            >
              {language.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
