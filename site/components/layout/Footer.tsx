import { RichText } from '../blocks/rich-text/RichText'
import type { PageShellProps } from './page-shell-props'

export function Footer({ shell }: { readonly shell: PageShellProps }) {
  const { footer, documents, path, messages } = shell
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
        <nav aria-label={messages.footer.links}>
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
