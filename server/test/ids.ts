import { randomInt } from 'node:crypto'

/** An id that nothing else in the run has. */
export const randomId = (): string => `${randomInt(1, 2 ** 40)}${randomInt(1000, 9999)}`
