import type { Field } from 'payload'
import { STORED_STAGES } from '../../images/processing/processing-fields'

const readOnly = { create: () => false, update: () => false }

/** What the server knows about the file of an image (images/processing/processing-fields.ts). */
export const computedFields = (): Field[] => [
  {
    name: 'thumbHash',
    type: 'text',
    access: readOnly,
    admin: { hidden: true, description: 'Blurred preview, about 25 bytes.' },
  },
  {
    name: 'edgeColour',
    type: 'text',
    access: readOnly,
    admin: { hidden: true, description: 'Colour of the edges, such as "#f2ead8".' },
  },
  {
    name: 'fileHash',
    type: 'text',
    index: true,
    access: readOnly,
    admin: { hidden: true, description: 'SHA-256 hash of the uploaded file.' },
  },
  {
    name: 'variants',
    type: 'json',
    access: readOnly,
    admin: { hidden: true, description: 'Copies for visitors.' },
  },
  {
    name: 'rotation',
    type: 'number',
    access: readOnly,
    admin: { hidden: true, description: 'Of the variants, degrees clockwise.' },
  },
  {
    name: 'pending',
    type: 'json',
    access: readOnly,
    admin: { hidden: true, description: 'The new file, until its variants are complete.' },
  },
  {
    name: 'processing',
    type: 'text',
    index: true,
    access: readOnly,
    admin: { hidden: true, description: `What is made next: ${STORED_STAGES.join(' or ')}.` },
  },
  {
    name: 'processingError',
    type: 'text',
    index: true,
    access: readOnly,
    admin: { hidden: true, description: 'Why the variants could not be made.' },
  },
  {
    name: 'previousFiles',
    type: 'json',
    access: readOnly,
    admin: { hidden: true, description: 'Originals that were replaced.' },
  },
]
