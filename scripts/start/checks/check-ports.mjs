// @ts-check
import { tryToListen } from '../../process/ports.mjs'
import { SettingError } from '../../settings/setting-error.mjs'

/**
 * Checks before the build that both ports are usable.
 * @param {Pick<import('../start.mjs').Settings, 'port' | 'host' | 'cmsPort' | 'cmsHost'>} settings
 * @throws {SettingError}
 */
export async function checkPorts({ port, host, cmsPort, cmsHost }) {
  if (cmsPort === port)
    throw new SettingError('CMS_PORT', 'must differ from PORT', `both are ${port}`)
  await checkPort('PORT', { port, host })
  if (cmsPort !== null) await checkPort('CMS_PORT', { port: cmsPort, host: cmsHost })
}

/** @param {'PORT' | 'CMS_PORT'} name @param {{ port: number, host: string }} address */
export async function checkPort(name, { port, host }) {
  const code = await tryToListen(port, host)
  if (code === null) return
  if (code === 'EADDRINUSE')
    throw new SettingError(
      name,
      'must be a free port',
      `${port} is in use`,
      `Stop what uses it, or set ${name} to another port.`,
    )
  if (code === 'EACCES')
    throw new SettingError(
      name,
      'must be a port that this user may listen on',
      `${port} is reserved by the system (EACCES)`,
      `Set ${name} to 1024 or more.`,
    )
  throw new SettingError(
    name === 'PORT' ? 'HOST' : 'CMS_HOST',
    'must be an address of this machine, such as "127.0.0.1"',
    `got "${host}" (${code})`,
  )
}
