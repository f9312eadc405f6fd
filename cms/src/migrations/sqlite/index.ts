import { down, up } from './20261122_180201_initial'

export const migrations = [{ name: '20261122_180201_initial', up, down }]
