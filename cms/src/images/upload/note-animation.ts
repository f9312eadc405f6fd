import type { CollectionAfterChangeHook } from 'payload'

/** Key in the context of a request for the number of frames of an uploaded animation. */
export const FRAMES = 'framesOfUpload'

/** Adds a sentence about a new animation to the answer, because visitors do not see it move. */
export const noteAnimation: CollectionAfterChangeHook = ({ doc, req }) => {
  const frames = req.context[FRAMES]
  if (!req.file || typeof frames !== 'number') return doc
  const notice = `This is an animation of ${frames} frames. Visitors see the first one. To show it move, upload it as a video.`
  return { ...doc, notice }
}
