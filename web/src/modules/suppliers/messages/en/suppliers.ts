import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { suppliers as zh } from '../zh-CN/suppliers.ts'

export const suppliers: SameKeys<typeof zh> = {
  title: 'Suppliers',
  purpose: "Suppliers and their status. A suspended supplier's products are removed from the mall immediately.",
  add: 'New supplier',
  editTitle: 'Edit supplier',
  supplier: 'Supplier',
  keyword: 'Keyword',
  hint: 'Name or code',
  state: 'Status',
  status: { active: 'Active', suspended: 'Suspended' },
  action: { edit: 'Edit', suspend: 'Suspend', resume: 'Resume' },
  suspendTitle: 'Suspend supplier',
  suspendText:
    "{{name}}'s products will be removed from the mall immediately and can no longer be ordered. Existing orders aren't affected.",
  none: 'No matching suppliers',
  noneReason: 'Try another keyword or fewer filters.',
  field: {
    name: 'Name',
    shortName: 'Short name',
    code: 'Code',
    creditCode: 'Credit code',
    region: 'Region',
    contactName: 'Contact',
    contactTel: 'Contact phone',
  },
}
