import { useConfig } from '@payloadcms/ui'
import type { PreviewTile } from '../gallery-preview/preview'
import { FocalPointButton } from './focal-point/FocalPointButton'

interface Props {
  readonly tile: PreviewTile
  readonly isPinned: boolean
  readonly isLarge: boolean
  readonly canBeLarge: boolean
  /** The shapes of the gallery's tiles, width divided by height. */
  readonly ratios: readonly number[]
  onTogglePinned(): void
  onToggleLarge(): void
}

/** What can be done with the selected tile. */
export function TileActions({ tile, isPinned, isLarge, canBeLarge, ratios, ...on }: Props) {
  const { routes } = useConfig().config
  const [kind, id] = tile.id.split('-')
  const collection = kind === 'image' ? 'media' : 'articles'
  return (
    <div className="tessera-arrange__actions" role="group" aria-label={`Tile ${tile.title}`}>
      <strong title={tile.title}>{tile.title}</strong>
      <button type="button" aria-pressed={isPinned} onClick={on.onTogglePinned}>
        Pin to the front
      </button>
      {canBeLarge && (
        <button type="button" aria-pressed={isLarge} onClick={on.onToggleLarge}>
          Large
        </button>
      )}
      {tile.image && ratios.length > 0 && (
        <FocalPointButton title={tile.title} image={tile.image} ratios={ratios} />
      )}
      <a href={`${routes.admin}/collections/${collection}/${id}`} target="_blank" rel="noreferrer">
        Open<span className="tessera-visually-hidden"> {tile.title} in a new tab</span>
      </a>
    </div>
  )
}
