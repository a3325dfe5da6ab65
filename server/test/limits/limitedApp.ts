import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { contents, database } from '#test/app.ts'
import { buildApp } from '#server/app.ts'
import type { AppOptions } from '#server/appOptions.ts'

/** The product with rate limits; it does not listen. */
export const anApp = async (outside: Partial<AppOptions>) =>
  (await buildApp({ database, log: pino({ level: 'silent' }), contents, ...outside })).app

/** An address that nobody else has called from: counts are in the database and outlive a test. */
export const anAddress = () => `10.${[...randomBytes(3)].join('.')}`
