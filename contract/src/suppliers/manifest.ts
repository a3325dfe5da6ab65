import { defineModule } from '../kit/manifest.ts'
import { suppliersMessages } from './messages.ts'
import { supplierPeopleRefusals } from './supplierPeople.ts'
import { suppliersRefusals } from './suppliers.ts'

export const suppliers = defineModule({
  title: ['供应商', 'Suppliers'],
  permissions: {
    'supplier.read': ['查看供应商', 'View suppliers'],
    'supplier.manage': ['管理供应商', 'Manage suppliers'],
    'supplierPeople.manage': ['管理本供应商的人员', "Manage the supplier's people"],
  },
  menus: [
    {
      entrance: 'operator',
      group: 'procurement',
      id: '100307',
      name: '供应商',
      enName: 'Suppliers',
      url: 'suppliers',
      needs: 'supplier.read',
      place: 28,
    },
    {
      entrance: 'purchaser',
      id: '100128',
      name: '供应商',
      enName: 'Suppliers',
      url: 'suppliers',
      needs: 'supplier.read',
      place: 90,
    },
    {
      entrance: 'operator',
      group: 'procurement',
      id: '101032',
      name: '证照日历',
      enName: 'Certificates',
      url: 'certificateCalendar',
      needs: 'supplier.read',
      place: 28.5,
    },
    {
      entrance: 'supplier',
      id: '101033',
      name: '证照日历',
      enName: 'Certificates',
      url: 'supplierCertificates',
      needs: 'supplierPeople.manage',
      place: 78.2,
    },
    {
      entrance: 'supplier',
      id: '101010',
      name: '人员管理',
      enName: 'People',
      url: 'supplierPeople',
      needs: 'supplierPeople.manage',
      place: 80,
    },
  ],
  messages: suppliersMessages,
  refusals: { ...suppliersRefusals, ...supplierPeopleRefusals },
  refusalFields: {
    'supplier.codeTaken': 'code',
    'supplier.creditCodeTaken': 'creditCode',
    'supplier.reasonMissing': 'reason',
  },
})
