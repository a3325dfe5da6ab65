import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Day, Id, Type } from '#contract/kit/schema.ts'
import { CertificateType } from './certificates.ts'
import { SupplierStatus } from './suppliers.ts'

export const suppliersEvents = {
  ...eventsOf('supplier', SupplierStatus, { created: {}, edited: {}, suspended: {}, resumed: {} }),
  ...eventsOf('supplierCertificate', noStates, {
    expiring: {
      supplierId: Id,
      supplierName: Type.String(),
      type: CertificateType,
      no: Type.String(),
      lastDay: Day,
      days: Type.Integer(),
    },
  }),
}
