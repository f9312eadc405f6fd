import { measureHeader } from './measure-header'
import { mountMenu } from './mount-menu'

export function mountHeader(header: HTMLElement): void {
  measureHeader(header)
  mountMenu(header)
}
