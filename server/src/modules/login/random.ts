import { randomInt } from 'node:crypto'

/** Random number in a range, from a cryptographic source so that captchas are not predictable. */
export const randomBetween = (low: number, high: number): number => low + (randomInt(10_000) / 10_000) * (high - low)
