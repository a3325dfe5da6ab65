import type { StoredFile } from '#contract/files/files.ts'
import type { CertificateType } from '#contract/suppliers/certificates.ts'
import type { SupplierBlock } from '#contract/suppliers/blocks.ts'
import type { SupplierStatus } from '#contract/suppliers/suppliers.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'suppliers.status': SupplierStatus
  'suppliers.blocks': SupplierBlock[]
  'certificates.type': CertificateType
  'certificates.files': StoredFile[]
}
