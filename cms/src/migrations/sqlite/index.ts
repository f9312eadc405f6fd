import { down, up } from './20261123_080812_initial'

export const migrations = [{ name: '20261123_080812_initial', up, down }]
