import { down, up } from './20261122_110815_initial'

export const migrations = [{ name: '20261122_110815_initial', up, down }]
