import { measureHeader } from './measure-header'
import { wakeMenu } from './wake-menu'

export function wakeHeader(header: HTMLElement): void {
  measureHeader(header)
  wakeMenu(header)
}
