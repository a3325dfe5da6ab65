import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { departmentImport as zh } from '../zh-CN/departmentImport.ts'

export const departmentImport: SameKeys<typeof zh> = {
  title: 'Import departments',
  hint: 'Fill in the template and upload it. It is checked first, and nothing is saved until you import. Up to {{max}} rows; the department above is an existing one or one of the same file, and without one it is the top department.',
  template: 'Download template',
  retry: 'Upload again',
  field: { deptName: 'Department', deptCode: 'Code', parent: 'Above', deptType: 'Type' },
  all: 'Import {{count}} departments',
  valid: 'Import {{count}} valid rows',
  imported: '{{count}} departments imported',
}
