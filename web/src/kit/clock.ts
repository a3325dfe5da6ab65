export type Greeting = 'morning' | 'noon' | 'afternoon' | 'evening'

/** 0-10 morning, 10-14 noon, 14-18 afternoon, else evening (specification, section 9). */
export function greetingAt(hour: number): Greeting {
  if (hour < 10) return 'morning'
  if (hour < 14) return 'noon'
  return hour < 18 ? 'afternoon' : 'evening'
}

export const greetingNow = (): Greeting => greetingAt(new Date().getHours())
export const yearNow = (): number => new Date().getFullYear()
