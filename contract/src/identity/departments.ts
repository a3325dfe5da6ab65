import { Availability } from '#contract/kit/availability.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, List, Maybe, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { deptTypes } from './identity.ts'

/** Department maintenance; pickers use the routes in `identity.ts`. */
export const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

export const DepartmentDraft = shape({
  deptName: Text(60),
  deptCode: Type.String({ pattern: '^[A-Za-z0-9_-]{1,32}$' }),
  deptType: OneOf(deptTypes),
})
export type DepartmentDraft = Static<typeof DepartmentDraft>

export const DepartmentAction = OneOf(['addBelow', 'edit', 'move', 'up', 'down', 'merge', 'disable', 'enable'])
export type DepartmentAction = Static<typeof DepartmentAction>

export const Department = shape({
  ...DepartmentDraft.properties,
  deptCode: Type.String(),
  deptId: Id,
  version: Type.Integer(),
  pDeptId: Maybe(Id),
  fullDeptName: Type.String({ description: 'names from the root to this department, separated by slashes' }),
  place: Type.Integer({ description: 'position among the departments of the same parent, from 1' }),
  people: Type.Integer({ description: 'open accounts directly in the department' }),
  status: Availability,
  can: List(DepartmentAction),
})
export type Department = Static<typeof Department>

export const listDepartments = listRoute({
  path: '/sysrest/api/dept/list',
  access: 'org.read',
  summary:
    'List the sub-departments of a department, all levels unless withBelow is false; without deptId all departments',
  filters: {
    deptId: Optional(Id),
    withBelow: Optional(Type.Boolean()),
    keyword: Optional(Note(64)),
    status: Optional(Availability),
  },
  sort: ['deptName', 'deptCode'],
  record: Department,
})
export const exportDepartments = exportRoute(listDepartments, {
  path: '/sysrest/api/dept/export',
  columns: ['fullDeptName', 'deptName', 'deptCode', 'deptType', 'people', 'status'],
})
export const getDepartment = route({
  method: 'GET',
  path: '/sysrest/api/dept/detail',
  access: 'org.read',
  summary: 'Get a department',
  input: shape({ deptId: Id }),
  reply: Department,
})
export const listDepartmentChanges = changesRoute({
  path: '/sysrest/api/dept/changes',
  access: 'org.read',
  summary: 'List the recent changes of a department',
  key: 'deptId',
})

const managed = { method: 'POST', access: 'org.manage', entrances: ['operator'] } as const

export const addDepartment = route({
  ...managed,
  path: '/sysrest/api/dept/add',
  summary: 'Create a department below another one, in the last position',
  input: shape({ pDeptId: Id, ...DepartmentDraft.properties }),
  reply: Department,
})
export const editDepartment = route({
  ...managed,
  path: '/sysrest/api/dept/edit',
  summary: 'Rename a department or correct its code; the full names of its sub-departments change accordingly',
  input: shape({ deptId: Id, version: Version, ...DepartmentDraft.properties }),
  reply: Department,
})
export const moveDepartment = route({
  ...managed,
  path: '/sysrest/api/dept/move',
  summary: 'Move a department with its sub-departments below another one, to the given position or the last one',
  input: shape({
    deptId: Id,
    version: Version,
    pDeptId: Id,
    place: Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  }),
  reply: Done,
})
export const setDepartmentStatus = route({
  ...managed,
  path: '/sysrest/api/dept/setStatus',
  summary:
    'Disable a department without open accounts, active sub-departments, orders in progress or budgets in force, or enable it',
  input: shape({ deptId: Id, status: Availability }),
  reply: Department,
})

export const mergeDepartment = route({
  ...managed,
  path: '/sysrest/api/dept/merge',
  summary:
    'Merge a department without orders in progress and budgets in force into another one: its accounts and sub-departments move, and it is disabled',
  input: shape({ deptId: Id, version: Version, intoId: Id }),
  reply: Done,
})

export const departmentRefusals = {
  'dept.codeTaken': [31001, '该部门编码已存在', 'This department code is already in use.'],
  'dept.cycle': [
    31002,
    '不能移动到本部门或其下级部门',
    'A department cannot be moved into itself or one of its sub-departments.',
  ],
  'dept.tooDeep': [31003, '部门层级不能超过 {max} 级', 'Departments can be nested {max} levels deep at most.'],
  'dept.top': [31004, '顶级单位不能移动或停用', 'The top department cannot be moved or disabled.'],
  'dept.hasPeople': [
    31005,
    '该部门还有 {count} 个启用的账号，请先调整部门或停用账号',
    'This department still has {count} active account(s). Move or disable them first.',
  ],
  'dept.hasDepartments': [
    31006,
    '该部门还有启用的下级部门，请先停用或移出下级部门',
    'This department still has active sub-departments. Disable or move them first.',
  ],
  'dept.hasOrders': [
    31007,
    '该部门还有 {count} 笔未完成的订单，暂不能停用',
    'This department still has {count} order(s) in progress and cannot be disabled yet.',
  ],
  'dept.hasBudgets': [
    31008,
    '该部门还有 {count} 项执行中的预算或额度，请先停用',
    'This department still has {count} budget(s) or quota(s) in force. Close them first.',
  ],
  'dept.mergeSelf': [
    31010,
    '不能合并到本部门或其下级部门',
    'A department cannot be merged into itself or one of its sub-departments.',
  ],
  'dept.disabled': [31009, '部门“{name}”已停用', 'The department “{name}” is disabled.'],
} as const satisfies Refusals
