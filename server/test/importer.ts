import { pino } from 'pino'
import { openDatabase } from '#kit/database/database.ts'
import { openFiles } from '#kit/files/files.ts'
import { startImports } from '#modules/imports/index.ts'

/** Process that only imports, a few rows at a time, to be killed during the work. */
const [url = '', folder = ''] = process.argv.slice(2)
startImports(openDatabase({ url }), openFiles(folder), pino({ level: 'error' }), { every: 20, batchSize: 10 })
