import type { Job, Trial } from '../../../imports/job'
import { reportUrl } from '../import-requests'
import { LossList } from '../LossList'

const format = (number: number) => number.toLocaleString('en')

/** In the order of the list: singular and plural. */
const COUNTS: readonly (readonly [keyof Omit<Trial, 'losses'>, string, string])[] = [
  ['articles', 'article', 'articles'],
  ['images', 'image', 'images'],
  ['existing', 'image that Media has already', 'images that Media has already'],
  ['missing', 'image without a file', 'images without a file'],
  ['terms', 'filter option', 'filter options'],
  ['pages', 'page', 'pages'],
  ['menuLinks', 'link of the menu', 'links of the menu'],
  ['redirects', 'redirect from an old address', 'redirects from old addresses'],
  ['documents', 'document in all', 'documents in all'],
  ['rejected', 'rejected row or file', 'rejected rows or files'],
]

/** What an import would make, and what it would not. */
export function TrialSummary({ job: { id }, trial }: { readonly job: Job; readonly trial: Trial }) {
  return (
    <section className="tessera-import__trial" aria-label="Trial">
      <h3>This would be made</h3>
      <ul className="tessera-import__counts" role="status">
        {COUNTS.flatMap(([name, one, many]) => {
          const count = trial[name]
          if (count === null) return []
          return [
            <li key={name}>
              <strong>{format(count)}</strong> {count === 1 ? one : many}
            </li>,
          ]
        })}
      </ul>
      <LossList
        losses={trial.losses}
        href={trial.losses.count > 0 ? reportUrl(id, 'trial') : null}
      />
    </section>
  )
}
