import { createTaggedImage, xmpList } from '../../../cms/tests/testing/tagged-image'

/** A photograph with the metadata that an agency writes: two filters are named by its keywords. */
export const createView = (index: number) =>
  createTaggedImage(`view-${index + 1}.jpg`, {
    background: `hsl(${index * 30} 40% 45%)`,
    iptc: {
      5: `View ${index + 1}`,
      25: [index % 2 ? 'Harbour' : 'Boats', index % 3 ? 'Light|Dawn' : 'Light|Dusk', 'Driftwood'],
      80: 'Ada Berg',
    },
    xmp: `<Iptc4xmpCore:AltTextAccessibility>${xmpList('Alt', `Water and sky, number ${index + 1}`)}</Iptc4xmpCore:AltTextAccessibility><xmpRights:WebStatement>https://creativecommons.org/licenses/by/4.0/</xmpRights:WebStatement>`,
    exif: {
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '57/1 42/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '11/1 54/1 0/1',
      },
    },
  })

/** The same without metadata. */
export const createBareImage = (index: number) =>
  createTaggedImage(`bare-${index + 1}.jpg`, { background: `hsl(${index * 30} 20% 30%)` })
