import type { PreviewTile } from '../preview'

/** The image of a tile, cropped at its focal point or whole, and its title. */
export function PreviewImage({ tile: { title, image } }: { readonly tile: PreviewTile }) {
  const { x, y } = image?.focalPoint ?? { x: 0.5, y: 0.5 }
  return (
    <>
      {image && (
        <img
          src={image.src}
          alt=""
          loading="lazy"
          draggable={false}
          style={
            image.wholeOn
              ? { objectFit: 'contain', background: image.wholeOn }
              : { objectPosition: `${x * 100}% ${y * 100}%` }
          }
        />
      )}
      <span>{title}</span>
    </>
  )
}
