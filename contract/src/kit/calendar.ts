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

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
const monthOfNumber = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`

/** The month that is so many after a month (`YYYY-MM`), or before it where the count is negative. */
export const monthAfter = (month: string, count: number): string => monthOfNumber(monthNumber(month) + count)

/** The months from one to another, both included; none where the second is earlier. */
export const monthsBetween = (first: string, last: string): string[] => {
  const from = monthNumber(first)
  return Array.from({ length: Math.max(0, monthNumber(last) - from + 1) }, (_, at) => monthOfNumber(from + at))
}
