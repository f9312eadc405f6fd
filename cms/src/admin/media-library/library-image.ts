import { z } from 'zod'
import { uploadedName } from '../../images/readable-name'
import { latestVariants, processingRow } from '../../images/processing/processing-fields'

const size = z.number().nullish()

/** An image as lists of the admin have it. */
export const libraryImage = z
  .object({
    id: z.union([z.number(), z.string()]),
    title: z.string().nullish(),
    filename: z.string().nullish(),
    alt: z.string().nullish(),
    decorative: z.boolean().nullish(),
    creator: z.string().nullish(),
    date: z.string().nullish(),
    width: size,
    height: size,
    ...processingRow.pick({ variants: true, pending: true, processingError: true }).shape,
  })
  .transform(({ id, title, filename, alt, decorative, width, height, ...rest }) => ({
    id: Number(id),
    name: title?.trim() || uploadedName(filename ?? '') || `Image ${id}`,
    filename: uploadedName(filename ?? ''),
    alt: alt ?? '',
    decorative: decorative ?? false,
    creator: rest.creator?.trim() ?? '',
    /** ISO 8601. */
    date: rest.date ?? null,
    width: width ?? null,
    height: height ?? null,
    /** Why the sizes for visitors could not be made. */
    error: rest.processingError ?? null,
    variants: latestVariants(rest).flatMap(({ type, width, file }) =>
      type === 'image/webp' ? [{ width, url: `/api/media/variant/${file}` }] : [],
    ),
  }))
export type LibraryImage = z.output<typeof libraryImage>

/** Screen readers can neither read nor skip it. */
export const lacksAlt = ({ alt, decorative }: Pick<LibraryImage, 'alt' | 'decorative'>): boolean =>
  !decorative && alt.trim() === ''

/** `srcset` of the variants, which the admin reads from the CMS. */
export const srcSet = ({ variants }: Pick<LibraryImage, 'variants'>): string =>
  variants.map(({ url, width }) => `${url} ${width}w`).join(', ')
