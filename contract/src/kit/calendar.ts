/** China has had one zone and no summer time since 1991; nothing here is older. */
const AHEAD_MS = 8 * 3_600_000
const inChina = (now: Date): string => new Date(now.getTime() + AHEAD_MS).toISOString()

/** The day that business reckons with: China's, whatever the zone of who asks. `YYYY-MM-DD`. */
export const dayOf = (now: Date): string => inChina(now).slice(0, 10)

/** The hour of that day, 0 to 23. */
export const hourOf = (now: Date): number => Number(inChina(now).slice(11, 13))

/** The minute of that day, as a person writes it down: `YYYY-MM-DD HH:mm`. */
export const minuteOf = (now: Date): string => inChina(now).slice(0, 16).replace('T', ' ')

/** `YYYY-MM-DD HH:mm:ss` */
export const secondOf = (now: Date): string => inChina(now).slice(0, 19).replace('T', ' ')
