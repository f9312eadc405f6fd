import { down, up } from './20261128_110955_initial'

export const migrations = [{ name: '20261128_110955_initial', up, down }]
