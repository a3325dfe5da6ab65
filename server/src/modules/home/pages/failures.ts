import type { FastifyRequest } from 'fastify'
import type { OnFailure } from './block.service.ts'

/** A block that fails is missed by its readers alone; who runs the server reads of it in the log. */
export const logFailures =
  ({ log }: FastifyRequest): OnFailure =>
  (error, { kind }) =>
    log.error({ err: error, block: kind }, 'a block of a home page could not be read')
