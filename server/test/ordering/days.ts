const day = 24 * 3_600_000
export const inDays = (days: number) => new Date(Date.now() + days * day)
export const dateIn = (days: number) => inDays(days).toISOString().slice(0, 10)
