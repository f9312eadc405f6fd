import { down, up } from './20261122_234624_initial'

export const migrations = [{ name: '20261122_234624_initial', up, down }]
