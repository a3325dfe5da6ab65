import { pino } from 'pino'
import { openDatabase } from '#kit/database/database.ts'
import { openFiles } from '#kit/files/files.ts'
import { startPictureDownloads } from '#modules/catalogue/index.ts'

/** Process that only downloads pictures, to be killed during the work. */
const [url = '', folder = ''] = process.argv.slice(2)
const policy = { allowLoopback: true, privateNetworks: [] }
startPictureDownloads(openDatabase({ url }), openFiles(folder), pino({ level: 'error' }), policy, { every: 20 })
