import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { priceWatch as zh } from '../zh-CN/priceWatch.ts'

export const priceWatch: SameKeys<typeof zh> = {
  title: 'Price alert',
  hint: 'The price is {{price}} now. You get one message when it falls below the target, and another one only after it has risen again.',
  isSet: 'Set: you get a message below {{price}}',
  remove: 'Remove alert',
  done: 'Price alert set',
  form: { threshold: 'Target price (CNY)' },
}
