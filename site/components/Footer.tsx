import type { Chrome } from '../pages/chrome'
import { RichText } from './RichText'

export function Footer({ chrome: { footer, documents } }: { readonly chrome: Chrome }) {
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
      {footer.note && <p className="footer-note">{footer.note}</p>}
    </footer>
  )
}
