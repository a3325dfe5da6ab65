import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { contents, database } from '#test/app.ts'
import { buildApp } from '#server/app.ts'
import type { AppOptions } from '#server/appOptions.ts'

/** The application with rate limits; it does not listen. */
export const anApp = async (outside: Partial<AppOptions>) =>
  (await buildApp({ database, log: pino({ level: 'silent' }), contents, ...outside })).app

/** Unused IP address, because the counters are in the database and outlive a test. */
export const anAddress = () => `10.${[...randomBytes(3)].join('.')}`
