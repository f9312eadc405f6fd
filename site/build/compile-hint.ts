import type { Plugin } from 'vite'

/**
 * Chromium compiles all functions of a script that begins with this comment while the script loads, in another thread.
 * Otherwise it compiles each function at its first call, in the main thread: 440 functions when a gallery hydrates.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Puts the hint at the top of all scripts except the entry scripts: they are small, and run before the page is visible.
 * After all other plugins, because the hint has no effect below Vite's first line.
 */
export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && !file.isEntry) file.code = COMPILE_HINT + file.code
    },
  },
})
