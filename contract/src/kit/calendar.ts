const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })

/** The day that business reckons with: China's, whatever the server's zone. `YYYY-MM-DD`. */
export const dayOf = (now: Date): string => calendar.format(now)
