import { expect, test } from 'vitest'
import { createTaggedImage, xmpList, type FileTags } from '../../../tests/testing/tagged-image'
import { readMetadata } from './read-metadata'

const read = async (tags: FileTags) => readMetadata((await createTaggedImage('a.jpg', tags)).data)

const EXIF: FileTags['exif'] = {
  IFD0: {
    ImageDescription: 'From EXIF',
    Artist: 'Exif Artist',
    Make: 'NIKON CORPORATION',
    Model: 'NIKON Z 6',
  },
  IFD2: {
    DateTimeOriginal: '2023:01:02 03:04:05',
    ExposureTime: '1/250',
    FNumber: '28/10',
    ISOSpeedRatings: '200',
    FocalLength: '50/1',
    LensModel: 'NIKKOR Z 50mm',
  },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '57/1 42/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '11/1 54/1 0/1',
  },
}
const XMP = [
  `<dc:title>${xmpList('Alt', 'From XMP', 'Aus XMP')}</dc:title>`,
  `<dc:description>${xmpList('Alt', 'Caption in XMP')}</dc:description>`,
  `<dc:creator>${xmpList('Seq', 'Ada Berg', 'Bo Dahl')}</dc:creator>`,
  `<dc:subject>${xmpList('Bag', 'Boats')}</dc:subject>`,
  `<Iptc4xmpCore:AltTextAccessibility>${xmpList('Alt', 'A boat &amp; the sea')}</Iptc4xmpCore:AltTextAccessibility>`,
  '<xmpRights:WebStatement>http://creativecommons.org/licenses/by-sa/4.0/</xmpRights:WebStatement>',
  '<photoshop:DateCreated>2024-05-01T10:20:30+02:00</photoshop:DateCreated>',
].join('')

test('trusts IPTC before XMP, and XMP before EXIF', async () => {
  const iptc = { 5: 'Från IPTC', 25: ['Print', '2024'], 110: 'Museum', 116: '© Berg' }
  expect(await read({ iptc, xmp: XMP, exif: EXIF })).toMatchObject({
    title: 'Från IPTC',
    caption: 'Caption in XMP',
    alt: 'A boat & the sea',
    date: '2024-05-01T10:20:30.000Z',
    creator: 'Ada Berg, Bo Dahl',
    credit: 'Museum',
    copyright: '© Berg',
    license: { id: 'cc-by-sa' },
    keywords: ['Print', '2024', 'Boats'],
  })
  expect(await read({ xmp: XMP, exif: EXIF })).toMatchObject({ title: 'From XMP' })
  expect(await read({ exif: EXIF })).toMatchObject({
    title: null,
    caption: 'From EXIF',
    creator: 'Exif Artist',
    date: '2023-01-02T03:04:05.000Z',
  })
})

test('trusts the date in XMP before that in EXIF', async () => {
  const xmp = '<exif:DateTimeOriginal>2024-05-01T10:20:30</exif:DateTimeOriginal>'
  expect((await read({ xmp, exif: EXIF })).date).toBe('2024-05-01T10:20:30.000Z')
})

test('reads the camera and the position', async () => {
  const { camera, position } = await read({ exif: EXIF })
  expect(camera).toEqual({
    camera: 'NIKON Z 6',
    lens: 'NIKKOR Z 50mm',
    exposure: '1/250 s',
    aperture: 'f/2.8',
    iso: '200',
    focalLength: '50 mm',
  })
  expect(position?.latitude).toBeCloseTo(57.7)
  expect(position?.longitude).toBeCloseTo(-11.9)
})

const xmpPosition = (latitude: string, longitude: string) =>
  `<exif:GPSLatitude>${latitude}</exif:GPSLatitude><exif:GPSLongitude>${longitude}</exif:GPSLongitude>`

test.each([
  ['57,42.5000N', '11,54.0E', 57.7083, 11.9],
  ['33,51.5S', '151,12,36E', -33.8583, 151.21],
  ['22,54,30S', '43,10.2W', -22.9083, -43.17],
  ['0,0.0N', '78,30W', 0, -78.5],
])('reads the position %s %s of XMP', async (north, east, latitude, longitude) => {
  const { position } = await read({ xmp: xmpPosition(north, east), exif: EXIF })
  expect(position?.latitude).toBeCloseTo(latitude, 4)
  expect(position?.longitude).toBeCloseTo(longitude, 4)
})

test.each([
  ['91,0.0N', '11,54.0E'],
  ['57,60.0N', '11,54.0E'],
  ['57,42.5', '11,54.0E'],
  ['57,42.5E', '11,54.0N'],
  ['57.7', '-11.9'],
  ['57,42.5N', ''],
  ['0,0.0N', '0,0.0E'],
  ['north', '11,54.0E'],
])('ignores the damaged position "%s" "%s" of XMP', async (north, east) => {
  const xmp = xmpPosition(north, east)
  expect((await read({ xmp })).position).toBeNull()
  expect((await read({ xmp, exif: EXIF })).position?.latitude).toBeCloseTo(57.7)
})

test('ignores what cameras write by default', async () => {
  const exif = { IFD0: { ImageDescription: 'OLYMPUS DIGITAL CAMERA         ' } }
  expect((await read({ exif })).caption).toBeNull()
})

test('has no values for a file without metadata, or with damaged metadata', async () => {
  const { data } = await createTaggedImage('a.jpg', { iptc: { 5: 'Title' }, xmp: XMP, exif: EXIF })
  expect(readMetadata(Buffer.from('no image'))).toMatchObject({ title: null, keywords: [] })
  expect(await read({})).toMatchObject({ title: null, alt: null, date: null, position: null })
  // Every truncation is an answer, not an error.
  for (let length = 0; length < data.length; length += 37) readMetadata(data.subarray(0, length))
})
