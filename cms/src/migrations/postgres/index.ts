import { down, up } from './20261123_035455_initial'

export const migrations = [{ name: '20261123_035455_initial', up, down }]
