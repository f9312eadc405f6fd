// @ts-check
import { listenFault } from './programs.mjs'
import { SettingError } from './settings.mjs'

/**
 * Both ports can be had: told before minutes of building.
 * @param {Pick<import('./settings.mjs').Settings, 'port' | 'host' | 'cmsPort'>} settings
 * @throws {SettingError}
 */
export async function checkPorts({ port, host, cmsPort }) {
  await checkPort('PORT', { port, host })
  if (cmsPort !== null) await checkPort('CMS_PORT', { port: cmsPort, host: '127.0.0.1' })
}

/** @param {'PORT' | 'CMS_PORT'} name @param {{ port: number, host: string }} address */
async function checkPort(name, { port, host }) {
  const fault = await listenFault(port, host)
  if (fault === null) return
  if (fault === 'EADDRINUSE')
    throw new SettingError(
      `${name} ${port} is in use. Stop what uses it, or set ${name} to another one.`,
    )
  if (fault === 'EACCES')
    throw new SettingError(
      `${name} ${port} may not be listened on (EACCES): low ports are the system's. Set ${name} to 1024 or more.`,
    )
  throw new SettingError(
    `HOST must be an address of this machine, such as "127.0.0.1"; got "${host}" (${fault}).`,
  )
}
