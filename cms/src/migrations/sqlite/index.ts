import { down, up } from './20261122_210623_initial'

export const migrations = [{ name: '20261122_210623_initial', up, down }]
