interface Limits {
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** Parses a typed day to `YYYY-MM-DD`; null if it is invalid or out of range. */
export function readDay(typed: string, { min, max }: Limits = {}): string | null {
  const parts = /^\s*(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?\s*$/.exec(typed)
  if (!parts) return null
  const [, year = '', month = '', date = ''] = parts
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  if (!isOfCalendar(day) || (min !== undefined && day < min) || (max !== undefined && day > max)) return null
  return day
}

function isOfCalendar(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** Parses a typed time (`9:5`, `0930`) to `HH:mm`; null if it is invalid. */
export function readTime(typed: string): string | null {
  const parts = /^\s*(\d{1,2})[:：.时]?(\d{1,2})分?\s*$/.exec(typed)
  if (!parts) return null
  const [, hour = '', minute = ''] = parts
  return Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` : null
}
