import { route } from '#contract/kit/route.ts'
import { Done, Id, List, Maybe, Note, OneOf, Optional, shape, Text, Type } from '#contract/kit/schema.ts'

const ConfigValue = shape({ code: Type.String(), val: Type.String(), id: Maybe(Id) })
/** Configuration that anybody may read, because the first page needs it. Everything else stays inside. */
export const openConfigs = [
  'isHuarun',
  'isApply',
  'isShowFirstMenu',
  'quotationRuleConf',
  'SUP_LOGIN_URL',
  'PUR_LOGIN_URL',
  'loginButton',
  'landOnFirstPermission',
  'caReminder',
] as const
/** Those that the login settings hold count for the whole tenant alone. */
const departmentConfigs = ['isApply', 'isShowFirstMenu', 'quotationRuleConf', 'landOnFirstPermission'] as const

export const qryConfByItemCode = route({
  method: 'GET',
  path: '/busiconfigrest/api/conf/qryConfByItemCode',
  access: 'public',
  summary:
    "One configuration value: the department's own where dept_code names one that has set it, else the tenant's.",
  input: shape({ code: Text(64), tenant_id: Optional(Id), dept_code: Optional(Text(64)) }),
  reply: ConfigValue,
})
export const qryConfByItemCodes = route({
  method: 'POST',
  path: '/busiconfigrest/api/conf/qryConfByItemCodes',
  access: 'public',
  reads: true,
  summary: 'Several configuration values of the tenant.',
  input: shape({ codeList: List(Text(64), 50), tenantId: Optional(Id) }),
  reply: List(ConfigValue),
})
export const getConfByType = route({
  method: 'POST',
  path: '/busiconfigrest/api/conf/getConfByType',
  access: 'public',
  reads: true,
  summary: 'Several configuration values of the tenant that say what its home shows.',
  input: shape({ codes: List(Text(64), 50) }),
  reply: List(ConfigValue),
})

export const setDepartmentConf = route({
  method: 'POST',
  path: '/busiconfigrest/api/conf/setDepartmentConf',
  access: 'portal.configure',
  summary: "Sets what a department has for itself; without a value the tenant's counts again.",
  input: shape({ code: OneOf(departmentConfigs), dept_code: Text(64), val: Maybe(Note(500)) }),
  reply: Done,
})
