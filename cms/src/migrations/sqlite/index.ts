import { down, up } from './20261128_102041_initial'

export const migrations = [{ name: '20261128_102041_initial', up, down }]
