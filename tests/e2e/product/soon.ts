/** For `expect.poll`: looks often, because what is awaited usually takes less than a second. */
export const SOON = { intervals: [50] }
