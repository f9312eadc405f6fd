// @ts-check

/**
 * What `engines` in package.json says, before anything is installed: npm only warns, and the build would fail minutes later.
 * @param {string} version such as `v20.19.0`
 */
export function checkNode(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number)
  // The lines that Vite runs on.
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return
  throw new Error(
    `Tessera needs Node.js 20.19 or newer, of 22 at least 22.12; this is ${version}. Install one from nodejs.org.`,
  )
}
