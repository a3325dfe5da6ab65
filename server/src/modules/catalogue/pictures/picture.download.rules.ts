/**
 * Maximum attempts for a picture, and maximum consecutive failures of a host, after which its pending pictures fail.
 */
export const maxAttempts = 5
export const maxHostFailures = 8

/** Seconds until the next attempt at a picture: 30, 120, 480, 1920. */
export const retryAfter = (attempts: number): number => 30 * 4 ** (attempts - 1)

/** Back-off of a failing host in seconds: 5, 10, 20 … at most ten minutes. */
export const hostRest = (failures: number): number => (failures === 0 ? 0 : Math.min(5 * 2 ** (failures - 1), 600))

export const isRemote = (address: string): boolean => /^https?:\/\//i.test(address)
