import { down, up } from './20261122_210356_initial'

export const migrations = [{ name: '20261122_210356_initial', up, down }]
