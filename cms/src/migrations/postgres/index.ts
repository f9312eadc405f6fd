import { down, up } from './20261123_080841_initial'

export const migrations = [{ name: '20261123_080841_initial', up, down }]
