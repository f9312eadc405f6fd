import type { Article } from '@tessera/content'

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
