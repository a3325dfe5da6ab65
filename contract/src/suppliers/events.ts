import { eventsOf } from '#contract/kit/event.ts'
import { SupplierStatus } from './suppliers.ts'

export const suppliersEvents = {
  ...eventsOf('supplier', SupplierStatus, { created: {}, edited: {}, suspended: {}, resumed: {} }),
}
