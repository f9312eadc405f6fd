import type { Chrome } from '../pages/chrome'
import { RichText } from './RichText'

export function Footer({ chrome }: { readonly chrome: Chrome }) {
  const { footer, documents, path, words } = chrome
  if (!footer) return null
  return (
    <footer className="site-footer">
      {footer.columns.length > 0 && (
        <div className="footer-columns">
          {footer.columns.map(({ title, content }, index) => (
            <section key={index}>
              {title && <h2>{title}</h2>}
              <RichText content={content} documents={documents} />
            </section>
          ))}
        </div>
      )}
      {footer.links.length > 0 && (
        <nav aria-label={words.footer.links}>
          <ul>
            {footer.links.map(({ label, href }) => (
              <li key={`${href} ${label}`}>
                <a href={href} aria-current={href === path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {footer.note && <p className="footer-note">{footer.note}</p>}
    </footer>
  )
}
