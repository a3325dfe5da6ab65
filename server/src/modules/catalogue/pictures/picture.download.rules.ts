/**
 * How often one picture is tried, and how many failures in a row a host has before all that waits for it is given up.
 */
export const mostAttempts = 5
export const mostHostFailures = 8

/** Seconds until the next attempt at a picture: 30, 120, 480, 1920. */
export const retryAfter = (attempts: number): number => 30 * 4 ** (attempts - 1)

/** Seconds for which a host that does not answer is left alone: 5, 10, 20 … at most ten minutes. */
export const hostRest = (failures: number): number => (failures === 0 ? 0 : Math.min(5 * 2 ** (failures - 1), 600))

export const isRemote = (address: string): boolean => /^https?:\/\//i.test(address)
