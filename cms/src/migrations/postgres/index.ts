import { down, up } from './20261124_103848_initial'

export const migrations = [{ name: '20261124_103848_initial', up, down }]
