import type { AuditedKind } from '#contract/identity/auditLog.ts'
import { deptTypeWords } from '#contract/identity/identity.ts'
import { grantReachNames } from '#contract/kit/reach/reach.ts'
import type { EventName, PayloadOf } from '#contract/events.ts'
import type { Bilingual } from '#kit/spreadsheet/export.rules.ts'

/** Events of the audit log. */
type AuditedEvent = Exclude<Extract<EventName, `${AuditedKind}.${string}`>, 'account.jumped'>

/** Fields that an event may change; an event that does not name them (`changedFieldsOf`) has no words. */
type FieldOf<Name extends AuditedEvent> =
  PayloadOf<Name> extends infer Payload
    ? Payload extends { readonly fields?: infer Fields }
      ? NonNullable<Fields> extends readonly { readonly field: infer Field extends string }[]
        ? string extends Field
          ? 'named with changedFieldsOf'
          : Field
        : never
      : never
    : never

/** Texts of events in exports; a test compares all of these with the messages of the pages. */
export const eventWords: Readonly<Record<AuditedEvent, Bilingual>> = {
  'account.added': ['新增账号', 'Account added'],
  'account.edited': ['编辑账号', 'Account edited'],
  'account.disabled': ['停用账号', 'Account disabled'],
  'account.enabled': ['启用账号', 'Account enabled'],
  'account.rolesChanged': ['变更角色', 'Roles changed'],
  'account.reachChanged': ['变更数据范围', 'Data scope changed'],
  'account.impersonated': ['代入查看', 'Viewed as this person'],
  'account.impersonationEnded': ['结束代入', 'Viewing ended'],
  'person.contactChanged': ['更换手机号码', 'Mobile number replaced'],
  'person.passwordReset': ['重置密码', 'Password reset'],
  'person.passwordChanged': ['修改密码', 'Password changed'],
  'person.loginUnlocked': ['解除登录锁定', 'Sign-in unlocked'],
  'person.invited': ['发送邀请邮件', 'Invitation sent'],
  'person.resetSent': ['发送密码重置链接', 'Password reset link sent'],
  'person.initialPasswordIssued': ['设置初始密码', 'Initial password issued'],
  'person.mobileChanged': ['本人更换手机号码', 'Changed their own mobile number'],
  'person.emailChanged': ['本人修改邮箱', 'Changed their own email'],
  'role.added': ['新增角色', 'Role added'],
  'role.edited': ['编辑角色', 'Role edited'],
  'role.provisioned': ['设为目录同步', 'Members kept by a directory'],
  'role.unprovisioned': ['取消目录同步', 'Members no longer kept by a directory'],
  'department.added': ['新增部门', 'Department added'],
  'department.edited': ['编辑部门', 'Department edited'],
  'department.moved': ['移动部门', 'Department moved'],
  'department.merged': ['合并部门', 'Department merged'],
  'department.disabled': ['停用部门', 'Department disabled'],
  'department.enabled': ['启用部门', 'Department enabled'],
}

export const fieldWords: {
  readonly [Kind in AuditedKind]: Readonly<Record<FieldOf<Extract<AuditedEvent, `${Kind}.${string}`>>, Bilingual>>
} = {
  account: {
    userName: ['姓名', 'Name'],
    userCode: ['账号（工号）', 'Account (employee ID)'],
    deptId: ['所属部门', 'Department'],
    positionId: ['岗位', 'Position'],
    managerId: ['直接上级', 'Manager'],
    expiresOn: ['有效期至', 'Valid until'],
    reachRole: ['角色', 'Role'],
    reach: ['数据范围', 'Data scope'],
    reachDepts: ['指定部门', 'Chosen departments'],
  },
  person: {},
  role: { name: ['角色名称', 'Name'], enName: ['英文名称', 'English name'] },
  department: { deptName: ['部门名称', 'Name'], deptCode: ['部门编码', 'Code'], deptType: ['类型', 'Type'] },
}

/** Texts of values by field; other values are shown as they are. */
export const valueWords: Readonly<Record<string, Readonly<Record<string, Bilingual>>>> = {
  deptType: deptTypeWords,
  reach: grantReachNames,
}

export const kindWords: Readonly<Record<AuditedKind, Bilingual>> = {
  account: ['账号', 'Account'],
  person: ['人员', 'Person'],
  role: ['角色', 'Role'],
  department: ['部门', 'Department'],
}

/** Texts for any change. */
export const changeWords = {
  system: ['系统', 'System'],
  added: ['新增', 'Added'],
  removed: ['移除', 'Removed'],
  and: ['、', ', '],
} as const satisfies Readonly<Record<string, Bilingual>>
