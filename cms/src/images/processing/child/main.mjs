// @ts-check
import { convertTiff } from './convert-tiff.mjs'
import { encodeAvif, encodeLarge, encodeWebp, prepareImage } from './encode.mjs'

/**
 * A process that decodes and encodes images, one task at a time. A damaged or hostile file that crashes the decoder, or
 * keeps it busy, ends this process only; its memory returns to the system when it ends.
 * @typedef {import('./encode.mjs').Task} Task
 */
const RUN = {
  ...{ tiff: convertTiff, prepare: prepareImage },
  ...{ webp: encodeWebp, large: encodeLarge, avif: encodeAvif },
}

process.on(
  'message',
  async (
    /** @type {{ kind: keyof typeof RUN, task: Task & import('./convert-tiff.mjs').TiffTask }} */ message,
  ) => {
    /** @type {string[]} */
    const created = []
    try {
      const result = await RUN[message.kind]({ ...message.task, created })
      process.send?.({ created, result })
    } catch (error) {
      const { message: text, code = null } = /** @type {Error & { code?: string }} */ (error)
      process.send?.({ created, error: { message: text, code } })
    }
  },
)
// The CMS has ended. `process.exit` would wait for the image, whose folder may be removed.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
