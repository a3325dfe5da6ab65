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
  mobileHint: 'A new number logs the person out everywhere',
  disableTitle: 'Disable this account?',
  disableText: '{{name}} is logged out at once and cannot use this account any more.',
  action: {
    disable: 'Disable',
    enable: 'Enable',
    endSessions: 'Log out everywhere',
    setRoles: 'Assign roles',
  },
  field: {
    userName: 'Name',
    userCode: { label: 'Account (job no.)', hint: '2 to 40 letters, digits or . _ @ -' },
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
  },
}
