import type { Chrome } from '../pages/chrome'

/** Ways to the other languages, each named in its own. Nothing on a site of one. */
export function Languages({
  chrome: { languages, lang, words },
}: {
  readonly chrome: Pick<Chrome, 'languages' | 'lang' | 'words'>
}) {
  if (languages.length < 2) return null
  return (
    <nav className="languages" aria-label={words.header.languages}>
      <ul>
        {languages.map((each) => (
          <li key={each.lang}>
            <a
              href={each.href}
              lang={each.lang}
              hrefLang={each.lang}
              aria-current={each.lang === lang ? 'true' : undefined}
            >
              {each.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
