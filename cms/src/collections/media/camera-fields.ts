import type { Field } from 'payload'
import { CAMERA_FIELDS, type CameraData } from '../../images/metadata/read-metadata'

const readOnly = { create: () => false, update: () => false }

interface Texts {
  readonly label: string
  readonly description: string
}
const TEXTS: Readonly<Record<keyof CameraData, Texts>> = {
  camera: { label: 'Camera', description: 'Maker and model.' },
  lens: { label: 'Lens', description: 'Model of the lens.' },
  exposure: { label: 'Exposure time', description: 'In seconds.' },
  aperture: { label: 'Aperture', description: 'As an f-number.' },
  iso: { label: 'ISO', description: 'Sensitivity of the sensor.' },
  focalLength: { label: 'Focal length', description: 'In millimetres.' },
}

/** What the camera wrote into the file, and where the image was taken. */
export const cameraFields = (): Field[] => [
  {
    name: 'cameraData',
    label: 'Camera data of the file',
    type: 'group',
    access: readOnly,
    admin: { description: 'Read from the file at upload.' },
    fields: [0, 3].map((start) => ({
      type: 'row',
      fields: CAMERA_FIELDS.slice(start, start + 3).map((name) => ({
        name,
        label: TEXTS[name].label,
        type: 'text',
        admin: { width: '33%', readOnly: true, description: TEXTS[name].description },
      })),
    })),
  },
  {
    type: 'row',
    fields: [
      {
        name: 'latitude',
        type: 'number',
        min: -90,
        max: 90,
        admin: { width: '50%', step: 0.000001, description: 'Degrees; south is negative.' },
      },
      {
        name: 'longitude',
        type: 'number',
        min: -180,
        max: 180,
        admin: { width: '50%', step: 0.000001, description: 'Degrees; west is negative.' },
      },
    ],
  },
  {
    name: 'publishPosition',
    label: 'Publish the position',
    type: 'checkbox',
    defaultValue: false,
    admin: {
      description:
        'Shows visitors where the image was taken. Otherwise the position never leaves the CMS.',
    },
  },
]
