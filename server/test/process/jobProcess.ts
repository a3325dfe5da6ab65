import { openDatabase } from '#kit/database/database.ts'
import { waitAndPublish, workerOf } from '../jobs.ts'

/** Worker process, to be killed. */
const url = process.env['DATABASE_URL']!
workerOf(openDatabase({ url, size: 4 }), url, [waitAndPublish])
