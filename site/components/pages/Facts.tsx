import type { Article } from '@tessera/content'

/** Labels and values of an article, such as technique and size. */
export function Facts({ facts }: Pick<Article, 'facts'>) {
  if (facts.length === 0) return null
  return (
    <dl className="facts">
      {facts.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
