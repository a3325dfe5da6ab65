import { dayOf, hourOf } from '#contract/kit/calendar.ts'
import { useHydrated } from '#web/kit/client/hydration.ts'

export type Greeting = 'morning' | 'noon' | 'afternoon' | 'evening'

/**
 * Greeting by hour: before 10 morning, before 14 noon, before 18 afternoon, then evening (specification, section 9).
 */
export function greetingAt(hour: number): Greeting {
  if (hour < 10) return 'morning'
  if (hour < 14) return 'noon'
  return hour < 18 ? 'afternoon' : 'evening'
}

/** Uses the user's clock after hydration, China Standard Time before, to match the server's HTML. */
const greetingNow = (isHere: boolean, now = new Date()) => greetingAt(isHere ? now.getHours() : hourOf(now))
export const useGreeting = (): Greeting => greetingNow(useHydrated())

export const yearNow = (): string => dayOf(new Date()).slice(0, 4)

/** Business day in China Standard Time. */
export const today = (): string => dayOf(new Date())
