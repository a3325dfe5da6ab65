import type { DemoData } from './demoData.ts'
import { press } from './interactions.ts'
import type { PageToCapture } from './pageToCapture.ts'

/** Dialogs of a supplier's replies to an order. */
export const supplierDialogs = (demoData: DemoData): PageToCapture[] => [
  {
    name: 'supplierOrderDetail-accept',
    role: 'supplier',
    address: `/supplierOrderDetail?orderId=${demoData.accepting}`,
    interact: (page, { action }) => press(page, action.accept),
    shows: ({ fulfilment }) => fulfilment.accept.text,
  },
  {
    name: 'supplierOrderDetail-refuse',
    role: 'supplier',
    address: `/supplierOrderDetail?orderId=${demoData.accepting}`,
    interact: (page, { action }) => press(page, action.refuse),
    shows: ({ fulfilment }) => fulfilment.text.refuse,
  },
]
