const hour = 3_600_000

/** Default deadline of a negotiation: the next full hour, a day later. */
export const defaultDeadline = (now: Date): string =>
  new Date(Math.ceil((now.getTime() + 24 * hour) / hour) * hour).toISOString()
