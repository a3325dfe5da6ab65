import { dayOf, hourOf } from '#contract/kit/calendar.ts'
import { useHydrated } from '#web/kit/client/hydration.ts'

export type Greeting = 'morning' | 'noon' | 'afternoon' | 'evening'

/** 0-10 morning, 10-14 noon, 14-18 afternoon, else evening (specification, section 9). */
export function greetingAt(hour: number): Greeting {
  if (hour < 10) return 'morning'
  if (hour < 14) return 'noon'
  return hour < 18 ? 'afternoon' : 'evening'
}

/** By the reader's own clock; before the program is there, by China's. */
const greetingNow = (isHere: boolean, now = new Date()) => greetingAt(isHere ? now.getHours() : hourOf(now))
export const useGreeting = (): Greeting => greetingNow(useHydrated())

export const yearNow = (): string => dayOf(new Date()).slice(0, 4)

/** The day of business, which is China's. */
export const today = (): string => dayOf(new Date())
