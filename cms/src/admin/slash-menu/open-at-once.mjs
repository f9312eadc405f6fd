// @ts-check

/**
 * Turbopack loader for the bundles of Payload's rich text editor. Payload 3.90 opens the menu of "/" in a transition of
 * React, and React does not interrupt the transition in which Next.js waits for the answer to a request of the form. With
 * a slow server the menu opened seconds later, or not while one typed; here, it opens at once.
 * @param {string} source
 */
export default function openAtOnce(source) {
  return source.replace(
    TRANSITION,
    (_, name, callback) => `function ${name}(${callback}){${callback}()}`,
  )
}

/** Only the bundle with the menu has it. The test checks that there is one. */
export const TRANSITION =
  /function ([\w$]+)\(([\w$]+)\)\{([\w$]+)\.startTransition\?\3\.startTransition\(\2\):\2\(\)\}/g
