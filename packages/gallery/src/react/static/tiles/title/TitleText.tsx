import type { Tile } from '../../../../core/types'

/** The title of a tile, with the language of its parts in another script. */
export const TitleText = ({
  tile: { title, titleParts },
}: {
  readonly tile: Pick<Tile, 'title' | 'titleParts'>
}) =>
  titleParts?.map(({ text, lang }, index) => (
    <span key={index} lang={lang}>
      {text}
    </span>
  )) ?? title
