import { defineModule } from '../kit/manifest.ts'
import { suppliersRefusals } from './suppliers.ts'

export const suppliers = defineModule({
  title: ['供应商', 'Suppliers'],
  permissions: {
    'supplier.manage': ['管理供应商', 'Manage suppliers'],
  },
  menus: [
    {
      entrance: 'operator',
      group: 'procurement',
      id: '100307',
      name: '供应商',
      enName: 'Suppliers',
      url: 'suppliers',
      needs: 'supplier.manage',
      place: 28,
    },
  ],
  refusals: { ...suppliersRefusals },
  refusalFields: {
    'supplier.codeTaken': 'code',
    'supplier.creditCodeTaken': 'creditCode',
    'supplier.reasonMissing': 'reason',
  },
})
