import { type PermissionEntry, UserDetail } from '#contract/identity/identity.ts'
import type { Permission } from '#contract/permissions.ts'
import { PortalEnablement } from '#contract/tenancy/tenancy.ts'
import { type PartsOf, sample } from './sample.ts'

/** Portal of the tests' tenant. */
export const portal = sample(PortalEnablement, {
  tenantId: '1',
  isEnable: '1',
  supplierEnable: '1',
  portalSettingsInfo: {
    shortName: '百采',
    themeColor: '#1554c0',
    isEnable: '1',
    accountLogin: '1',
    accountLoginValidType: '2',
  },
})

/** Person with exactly these permissions. */
export const personWith = (permissions: readonly Permission[], parts: PartsOf<UserDetail> = {}): UserDetail =>
  sample(UserDetail, {
    userInfo: { userId: '11', userCode: 'zhangwei', userName: '张伟', userType: 'purchaser' },
    deptInfo: { deptId: '21', deptCode: 'D021', deptName: '设备部', fullDeptName: '总公司/设备部' },
    userPermList: permissions.map((permCode): PartsOf<PermissionEntry> => ({ permCode, permType: '3' })),
    ...parts,
  })

const encoded = (part: object) => btoa(JSON.stringify(part))

/** Token of a person as browsers read it; only the server checks signatures. */
export const tokenOf = ({ userInfo: { userId } }: UserDetail): string =>
  [{ alg: 'none' }, { type: 'user', userId, sid: '31' }, {}].map(encoded).join('.')
