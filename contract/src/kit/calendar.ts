/** China Standard Time is UTC+8, without daylight saving since 1991. The product holds no earlier dates. */
const AHEAD_MS = 8 * 3_600_000
const inChina = (now: Date): string => new Date(now.getTime() + AHEAD_MS).toISOString()

/** Business day in China Standard Time, independent of the time zone of server and browser: `YYYY-MM-DD`. */
export const dayOf = (now: Date): string => inChina(now).slice(0, 10)

/** Hour of the day in China Standard Time, 0 to 23. */
export const hourOf = (now: Date): number => Number(inChina(now).slice(11, 13))

/** Minute in China Standard Time: `YYYY-MM-DD HH:mm`. */
export const minuteOf = (now: Date): string => inChina(now).slice(0, 16).replace('T', ' ')

/** Second in China Standard Time: `YYYY-MM-DD HH:mm:ss`. */
export const secondOf = (now: Date): string => inChina(now).slice(0, 19).replace('T', ' ')

/** Adds `count` days to a day (`YYYY-MM-DD`); a negative count subtracts. */
export const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)

/** Days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

/** Same day some months later, or the last day of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
const monthOfNumber = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`

/** Adds `count` months to a month (`YYYY-MM`); a negative count subtracts. */
export const monthAfter = (month: string, count: number): string => monthOfNumber(monthNumber(month) + count)

/** Months from `first` to `last` (`YYYY-MM`), both included; empty if `last` is earlier than `first`. */
export const monthsBetween = (first: string, last: string): string[] => {
  const from = monthNumber(first)
  return Array.from({ length: Math.max(0, monthNumber(last) - from + 1) }, (_, at) => monthOfNumber(from + at))
}
