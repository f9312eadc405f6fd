import Bowser from 'bowser'

/** Such as `Firefox on Linux`, for people who look for their own devices. @param userAgent the header */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return 'Unknown program'
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500))
  if (!browser.name) return userAgent.split(/[\s/]/, 1)[0]?.slice(0, 40) || 'Unknown program'
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}
