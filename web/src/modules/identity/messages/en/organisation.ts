import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { organisation as zh } from '../zh-CN/organisation.ts'

export const organisation: SameKeys<typeof zh> = {
  title: 'Organisation',
  purpose: 'The people of each department, with their accounts and roles',
  departments: 'Departments',
  everybody: 'Everyone',
  none: 'No departments yet',
  withBelow: 'Include sub-departments',
  people: 'People',
  person: 'Person',
  personHint: 'Name or account',
  name: 'Name',
  account: 'Account (employee ID)',
  department: 'Department',
  roles: 'Roles',
  and: ', ',
  lastLogin: 'Last sign-in',
  nobody: 'No one in this department yet',
  nobodyReason: 'Choose another department, or include sub-departments.',
  nobodyFound: 'No matching people',
  nobodyFoundReason: 'Try another name or account, or fewer filters.',
}
