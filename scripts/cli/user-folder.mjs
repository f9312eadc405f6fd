// @ts-check

/** The folder that the user ran a command in: npm changes to the project's folder. @param {string} script name of the npm script */
export function userFolder(script) {
  const { npm_lifecycle_event: running, INIT_CWD: folder } = process.env
  return (running === script && folder) || process.cwd()
}
