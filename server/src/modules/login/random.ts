import { randomInt } from 'node:crypto'

/** Somewhere between two numbers; what is drawn by it cannot be foretold from what was drawn before. */
export const randomBetween = (low: number, high: number): number => low + (randomInt(10_000) / 10_000) * (high - low)
