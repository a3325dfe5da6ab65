import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { people as zh } from '../zh-CN/people.ts'

export const people: SameKeys<typeof zh> = {
  add: 'Add person',
  import: 'Import',
  addAccount: 'Add an account',
  editTitle: 'Edit person',
  rolesOf: 'Roles of {{name}}',
  detail: 'Details',
  openSessions: 'Open sessions',
  unlimited: 'No end date',
  ended: '{{count}} session(s) ended',
  mobileHint: 'A new number signs the person out everywhere',
  addRole: 'Add a role',
  addRoleTo: 'Add a role to {{count}} account(s)',
  disableManyTitle: 'Disable the selected accounts?',
  disableManyText: '{{count}} account(s) will be disabled and signed out immediately.',
  disableTitle: 'Disable this account?',
  disableText: '{{name}} is signed out immediately and can no longer use this account.',
  action: {
    edit: 'Edit',
    disable: 'Disable',
    enable: 'Enable',
    endSessions: 'End sessions',
    setRoles: 'Assign roles',
  },
  field: {
    userName: 'Name',
    userCode: { label: 'Account (employee ID)', hint: '2 to 40 letters, digits or . _ @ -' },
    deptId: 'Department',
    expiresOn: { label: 'Valid until', hint: 'Leave empty for no end date' },
    entrance: {
      label: 'Portal',
      options: {
        purchaser: 'Buyer',
        operator: 'Operator',
        agency: 'Agency',
        expert: 'Review expert',
        supervisor: 'Supervisor',
      },
    },
    mobile: 'Mobile number',
    email: 'Email',
    roleIds: 'Roles',
    roleId: 'Role',
  },
}
