/** The import batch of the demo content. */
export const DEMO_BATCH = 'demo'
