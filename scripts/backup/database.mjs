// @ts-check
import * as postgres from './postgres.mjs'
import * as sqlite from './sqlite.mjs'

/**
 * One kind of database, as backups use it.
 * @typedef {object} BackupDatabase
 * @property {(url: string, file: string) => Promise<import('./manifest.mjs').RowCounts>} dump writes a consistent copy while others write; returns its rows
 * @property {(file: string, url: string) => Promise<void>} restore into a database that is empty
 * @property {(url: string) => Promise<boolean>} isEmpty whether the database is missing or has no tables
 * @property {(url: string) => Promise<import('./manifest.mjs').RowCounts>} countRows throws when the database is damaged
 * @property {(url: string) => Promise<readonly string[]>} appliedMigrations none for a database without tables
 * @property {(url: string) => Promise<readonly string[]>} mediaFiles paths in the data folder that the database names
 * @property {<T>(folder: string, url: string, use: (url: string) => Promise<T>) => Promise<T>} withScratch lends an empty database, deleted afterwards
 */

/** @type {Readonly<Record<'sqlite' | 'postgres', BackupDatabase>>} */
export const DATABASES = { sqlite, postgres }

/** @param {string} url @returns {'sqlite' | 'postgres'} */
export const databaseKind = (url) => (url.startsWith('file:') ? 'sqlite' : 'postgres')
