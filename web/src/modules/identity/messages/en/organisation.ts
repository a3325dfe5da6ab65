import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { organisation as zh } from '../zh-CN/organisation.ts'

export const organisation: SameKeys<typeof zh> = {
  title: 'Organisation',
  purpose: 'The people of each department, with their accounts and roles',
  departments: 'Departments',
  everybody: 'Everyone',
  none: 'No departments yet',
  withBelow: 'Include sub-departments',
  and: ', ',
}
