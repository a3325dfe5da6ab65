import { OneOf, type Static } from '../schema.ts'

/**
 * Data scope of a grant: of which departments the records are that the permissions of the role show, beside one's own.
 * `default`: what each permission says by itself.
 */
export const GrantReach = OneOf(['default', 'own', 'dept', 'deptTree', 'chosen', 'all'])
export type GrantReach = Static<typeof GrantReach>

/** What a permission shows where the grant does not say. */
export type DefaultReach = 'deptTree' | 'all'

export const grantReachNames = {
  default: ['按角色权限', 'As the permissions say'],
  own: ['仅本人', 'Own records only'],
  dept: ['本部门', 'Own department'],
  deptTree: ['本部门及下级', 'Own department and below'],
  chosen: ['指定部门', 'Chosen departments'],
  all: ['全部', 'All departments'],
} as const satisfies Readonly<Record<GrantReach, readonly [zh: string, en: string]>>
