import { down, up } from './20261128_110949_initial'

export const migrations = [{ name: '20261128_110949_initial', up, down }]
