import { randomInt } from 'node:crypto'

/** Id that is unique within the run. */
export const randomId = (): string => `${randomInt(1, 2 ** 40)}${randomInt(1000, 9999)}`
