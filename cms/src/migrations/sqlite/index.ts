import { down, up } from './20261123_035451_initial'

export const migrations = [{ name: '20261123_035451_initial', up, down }]
