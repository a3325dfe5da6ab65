import type { FastifyRequest } from 'fastify'
import { logFailure } from '#kit/log/log.outage.ts'
import type { OnFailure } from './block.service.ts'

/** Logs failed blocks; readers only miss the block. */
export const logFailures =
  ({ log }: FastifyRequest): OnFailure =>
  (error, { kind }) =>
    logFailure(log, error, 'a block of a home page could not be read', { block: kind })
