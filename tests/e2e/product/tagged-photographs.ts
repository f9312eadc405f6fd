import sharp from 'sharp'
import {
  createTaggedImage,
  toTaggedJpeg,
  xmpList,
  type FileTags,
} from '../../../cms/tests/testing/tagged-image'

interface Options extends FileTags {
  readonly background: string
}

/** A JPEG file of 1620 × 1080 px: as of the files of cameras, several sizes are made of it. */
async function createPhotograph(name: string, { background, ...tags }: Options) {
  const sky = `<linearGradient id="sky" x2="1" y2="1"><stop stop-color="${background}"/><stop offset="1" stop-color="#fff"/></linearGradient>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1620" height="1080">${sky}<rect width="100%" height="100%" fill="url(#sky)"/></svg>`
  const data = await toTaggedJpeg(sharp(Buffer.from(svg)), tags)
  return { data, mimetype: 'image/jpeg', name, size: data.length }
}

/** 60 × 40 px with the metadata that an agency writes: two filters are named by its keywords. */
export const createView = (index: number) => createTaggedImage(...view(index))

/** The same with 1620 × 1080 px. */
export const createTaggedPhotograph = (index: number) => createPhotograph(...view(index))

/** 60 × 40 px without metadata. */
export const createBareImage = (index: number) => createTaggedImage(...bare(index))

/** The same with 1620 × 1080 px. */
export const createBarePhotograph = (index: number) => createPhotograph(...bare(index))

const bare = (index: number): [name: string, Options] => [
  `bare-${index + 1}.jpg`,
  { background: `hsl(${index * 30} 20% 30%)` },
]

const view = (index: number): [name: string, Options] => [
  `view-${index + 1}.jpg`,
  {
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
  },
]
