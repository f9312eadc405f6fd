import { down, up } from './20261123_003328_initial'

export const migrations = [{ name: '20261123_003328_initial', up, down }]
