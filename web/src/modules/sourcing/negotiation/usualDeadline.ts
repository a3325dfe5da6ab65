const hour = 3_600_000

/** What a negotiation ends at where its owner says nothing else: the next full hour, a day later. */
export const usualDeadline = (now: Date): string =>
  new Date(Math.ceil((now.getTime() + 24 * hour) / hour) * hour).toISOString()
