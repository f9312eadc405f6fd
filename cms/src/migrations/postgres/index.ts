import { down, up } from './20261122_202423_initial'

export const migrations = [{ name: '20261122_202423_initial', up, down }]
