import { defineModule } from '../kit/manifest.ts'
import { departmentRefusals } from './departments.ts'
import { impersonationRefusals } from './impersonation.ts'
import { offboardingRefusals } from './offboarding.ts'
import { peopleRefusals } from './people.ts'
import { positionRefusals } from './positions.ts'
import { reachRefusals } from './reach.ts'
import { roleRefusals } from './roles.ts'

export const identity = defineModule({
  title: ['组织与权限', 'Organisation and permissions'],
  refusals: {
    ...departmentRefusals,
    ...peopleRefusals,
    ...roleRefusals,
    ...reachRefusals,
    ...positionRefusals,
    ...offboardingRefusals,
    ...impersonationRefusals,
  },
  permissions: {
    'org.read': ['查看组织机构', 'View the organisation'],
    'org.manage': ['管理组织机构', 'Manage the organisation'],
    'role.manage': ['管理角色与授权', 'Manage roles and assign them'],
    'role.grant': ['授予本人未拥有的权限', 'Grant permissions that one does not hold'],
    'system.audit': ['查看审计日志', 'View the audit log'],
    'person.impersonate': ['代入他人查看', 'View as another person'],
  },
  // Form fields of refusals.
  refusalFields: {
    'dept.codeTaken': 'deptCode',
    'dept.cycle': 'pDeptId',
    'dept.tooDeep': 'pDeptId',
    'dept.mergeSelf': 'intoId',
    'dept.disabled': 'deptId',
    'user.codeTaken': 'userCode',
    'position.codeTaken': 'code',
    'position.nameTaken': 'name',
    'person.noPosition': 'positionId',
    'person.positionDisabled': 'positionId',
    'person.noManager': 'managerId',
    'person.managerCycle': 'managerId',
    'role.codeTaken': 'code',
    'role.heldForGood': 'roleId',
    'role.reachEmpty': 'deptIds',
    'role.reachTooWide': 'reach',
    'role.endPast': 'endsOn',
    'role.unknownPermission': 'permissions',
    'role.notGrantable': 'permissions',
    'role.separated': 'permissions',
  },
  // Separation of duties: users who manage accounts or roles must not audit their use.
  separated: [
    ['org.manage', 'system.audit'],
    ['role.manage', 'system.audit'],
  ],
  menus: [
    {
      entrance: 'operator',
      group: 'organisation',
      id: '100306',
      name: '组织与人员',
      enName: 'Organisation',
      url: 'organisation',
      needs: 'org.read',
      place: 80,
    },
    {
      entrance: 'operator',
      group: 'organisation',
      id: '100316',
      name: '部门管理',
      enName: 'Departments',
      url: 'departments',
      needs: 'org.manage',
      place: 81,
    },
    {
      entrance: 'operator',
      group: 'organisation',
      id: '101208',
      name: '岗位管理',
      enName: 'Positions',
      url: 'positions',
      needs: 'org.manage',
      place: 88,
    },
    {
      entrance: 'operator',
      group: 'organisation',
      id: '100315',
      name: '角色与权限',
      enName: 'Roles',
      url: 'roles',
      needs: 'role.manage',
      place: 82,
    },
    {
      entrance: 'operator',
      group: 'organisation',
      id: '100322',
      name: '审计日志',
      enName: 'Audit log',
      url: 'auditLog',
      needs: 'system.audit',
      place: 86,
    },
  ],
})
