import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { legalEntities as zh } from '../zh-CN/legalEntities.ts'

export const legalEntities: SameKeys<typeof zh> = {
  title: 'Legal entities',
  purpose: 'Bodies in whose name departments buy; a department without one has that of the department above it',
  keyword: 'Legal entity',
  hint: 'Code, name or credit code',
  none: 'No legal entities yet',
  noneReason: 'Add one to see in whose name departments buy.',
  add: 'Add legal entity',
  editTitle: 'Edit legal entity',
  disableTitle: 'Disable this legal entity?',
  disableText: '“{{name}}” is then no legal entity of its department.',
  action: { edit: 'Edit', detail: 'Details', disable: 'Disable', enable: 'Enable' },
  happened: {
    legalEntity: {
      created: 'Legal entity added',
      edited: 'Legal entity edited',
      disabled: 'Disabled',
      enabled: 'Enabled',
    },
  },
  field: {
    code: { label: 'Code', hint: 'Letters, digits, dots, underscores or hyphens, up to 40 characters' },
    name: 'Name',
    enName: 'English name',
    kind: 'Kind',
    kindName: 'Kind',
    taxNo: 'Credit code',
    deptId: { label: 'Department', hint: 'With sub-departments that have none of their own' },
    deptName: 'Department',
    address: 'Registered address',
    phone: 'Phone',
  },
}
