import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { configurations as zh } from '../zh-CN/configurations.ts'

export const configurations: SameKeys<typeof zh> = {
  title: 'Configurations',
  purpose:
    'Find configurations by code, with defaults, descriptions and history; departments can have their own values',
  keyword: 'Configuration',
  hint: 'Code, number, name or description',
  none: 'No configurations found',
  open: 'View',
  on: 'On',
  off: 'Off',
  edit: 'Change',
  editTitle: 'Change “{{name}}”',
  restore: 'Restore default',
  addDept: 'Add department',
  addDeptTitle: 'Set “{{name}}” for a department',
  removeDept: 'Remove',
  elsewhere: 'Change this configuration under Settings or Sign-in settings.',
  changed: 'Configuration changed',
  changedOf: 'Configuration of department {{dept}} changed',
  field: {
    code: 'Configuration',
    configId: 'No.',
    about: 'Description',
    usual: 'Default',
    val: 'Value',
    departments: 'Departments',
    deptId: 'Department',
  },
}
