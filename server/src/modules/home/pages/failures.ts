import type { FastifyRequest } from 'fastify'
import type { OnFailure } from './block.service.ts'

/** Logs failed blocks; readers only miss the block. */
export const logFailures =
  ({ log }: FastifyRequest): OnFailure =>
  (error, { kind }) =>
    log.error({ err: error, block: kind }, 'a block of a home page could not be read')
