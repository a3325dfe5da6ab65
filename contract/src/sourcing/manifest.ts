import { defineModule } from '../kit/manifest.ts'
import { sourcingRefusals } from './refusals.ts'
import { sealRefusals } from './sealRefusals.ts'

export const sourcing = defineModule({
  title: ['寻源采购', 'Sourcing'],
  permissions: {
    'project.manage': ['管理采购项目', 'Manage sourcing projects'],
    'project.oversee': ['查看全部采购项目', 'View all sourcing projects'],
    'supplierProject.join': ['供应商参与采购项目', 'Take part in projects as a supplier'],
  },
  menus: [
    {
      entrance: 'purchaser',
      id: '100108',
      name: '采购项目',
      enName: 'Projects',
      url: 'myProjects',
      needs: 'project.manage',
      place: 45,
    },
    {
      entrance: 'supplier',
      id: '100209',
      name: '采购项目',
      enName: 'Projects',
      url: 'supplierProjects',
      needs: 'supplierProject.join',
      place: 25,
    },
    {
      entrance: 'operator',
      group: 'procurement',
      id: '100319',
      name: '采购项目',
      enName: 'Sourcing projects',
      url: 'tenantProjects',
      needs: 'project.oversee',
      place: 22,
    },
  ],
  refusals: { ...sourcingRefusals, ...sealRefusals },
  refusalFields: {
    'project.weights': 'criteria',
    'project.reasonMissing': 'reason',
    'project.opinionMissing': 'opinion',
    'project.noSuchSupplier': 'invitedIds',
    'project.noSuchCategory': 'categoryIds',
    'project.budgetBelowItems': 'budgetAmount',
    'enrolment.reasonMissing': 'reason',
    'enrolment.fileMissing': 'attachments',
  },
})
