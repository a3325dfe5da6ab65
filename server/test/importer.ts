import { pino } from 'pino'
import { openDatabase } from '#kit/database/database.ts'
import { openFiles } from '#kit/files/files.ts'
import { startImports } from '#modules/imports/index.ts'

/** A process that does nothing but import, a few rows at a time, so that it can be killed in the middle. */
const [url = '', folder = ''] = process.argv.slice(2)
startImports(openDatabase({ url }), openFiles(folder), pino({ level: 'error' }), { every: 20, batchSize: 10 })
