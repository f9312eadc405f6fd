import { useFormFields } from '@payloadcms/ui'
import { isTooSmall, type Size } from '../../media-library/largest-tile'

/** Says from which size of a tile on an image is blurred, if that is less than the largest tile. */
export function SmallImage({ width, height }: Size) {
  const doNotCrop = useFormFields(([fields]) => Boolean(fields['doNotCrop']?.value))
  if (!isTooSmall({ width, height, doNotCrop })) return null
  return (
    <p className="tessera-image-file__small">
      {width} × {height} px: blurred in tiles wider than {width} px {doNotCrop ? 'and' : 'or'}{' '}
      higher than {height} px.
    </p>
  )
}
