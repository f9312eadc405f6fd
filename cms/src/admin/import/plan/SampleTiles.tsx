import type { SampleTile } from '../../../imports/job'
import { thumbnailUrl, type SampleAnswer } from '../import-requests'

interface Props {
  readonly id: string
  readonly sample: SampleAnswer
  /** Changes with each sample, because thumbnails keep their names. */
  readonly version: number
}

/** The first rows as they will be shown. */
export function SampleTiles({ id, sample: { tiles, rejected }, version }: Props) {
  return (
    <>
      {tiles.length > 0 && (
        <ul className="tessera-import__tiles" aria-label="The first tiles">
          {tiles.map((tile, index) => (
            <Tile
              key={`${index} ${tile.line}`}
              tile={tile}
              src={tile.thumbnail && `${thumbnailUrl(id, tile.thumbnail)}?v=${version}`}
            />
          ))}
        </ul>
      )}
      {rejected.length > 0 && (
        <ul className="tessera-import__warning" aria-label="Rejected rows">
          {rejected.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Tile({ tile, src }: { readonly tile: SampleTile; readonly src: string | null }) {
  const { title, date, author, text, terms, facts, images, lost } = tile
  const meta = [date, author].filter(Boolean).join(' · ')
  return (
    <li>
      <div className="tessera-import__cover" data-text-cover={src ? undefined : ''}>
        {src ? (
          <img src={src} alt="" />
        ) : (
          <>
            <span>{title}</span>
            {(facts.length > 0 || meta) && <small>{facts[0] ?? meta}</small>}
          </>
        )}
      </div>
      <h3>{title}</h3>
      {meta && <p>{meta}</p>}
      {text && <p className="tessera-import__text">{text}</p>}
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {images > 0 && <p>and {images === 1 ? 'one more image' : `${images} more images`}</p>}
      {terms.length > 0 && (
        <ul className="tessera-import__terms" aria-label="Filters">
          {terms.map((term, index) => (
            <li key={`${index} ${term}`}>{term}</li>
          ))}
        </ul>
      )}
      {lost.length > 0 && (
        <ul className="tessera-import__lost" aria-label="Not imported">
          {lost.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
