import { action } from './en/action.ts'
import { fulfilment } from './en/fulfilment.ts'
import { ordering } from './en/ordering.ts'
import { orders } from './en/orders.ts'

export const messages = { action, fulfilment, ordering, orders }
