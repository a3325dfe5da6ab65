import { defineModule } from '../kit/manifest.ts'
import { sourcingRefusals } from './refusals.ts'
import { sealRefusals } from './sealRefusals.ts'

export const sourcing = defineModule({
  title: ['寻源采购', 'Sourcing'],
  permissions: {
    'project.manage': ['管理采购项目', 'Manage sourcing projects'],
    'project.oversee': ['查看租户全部采购项目', 'View all sourcing projects of the tenant'],
    'seal.open': ['持有开标密钥', 'Hold a key for opening quotes'],
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
      entrance: 'purchaser',
      id: '100109',
      name: '开标密钥',
      enName: 'Opening key',
      url: 'myOpenerKey',
      needs: 'seal.open',
      place: 47,
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
    {
      entrance: 'operator',
      group: 'procurement',
      id: '100321',
      name: '开标密钥',
      enName: 'Opening key',
      url: 'myOpenerKey',
      needs: 'seal.open',
      place: 23,
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
