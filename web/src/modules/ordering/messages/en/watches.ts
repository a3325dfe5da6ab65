import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { watches as zh } from '../zh-CN/watches.ts'

export const watches: SameKeys<typeof zh> = {
  title: 'Product alerts',
  none: 'No matching alerts',
  noneReason: 'Choose another kind of alert.',
  empty: 'No alerts yet',
  emptyReason: 'Set a price alert on a product page, or a stock alert for products that are sold out.',
  gone: 'No longer available',
  stock: '{{count}} in stock',
  states: { waiting: 'Waiting', sent: 'Sent' },
  action: { edit: 'Change', remove: 'Remove alert' },
  field: {
    name: 'Product',
    kind: { label: 'Alert', options: { price: 'Price drop', stock: 'Back in stock' } },
    threshold: 'Target price',
    price: 'Price now',
    isArmed: 'Status',
    createdAt: 'Set',
  },
}
