import { route } from '#contract/kit/route.ts'
import { Done, Id, List, Maybe, Note, OneOf, Optional, shape, Text, Type } from '#contract/kit/schema.ts'

const ConfigValue = shape({ code: Type.String(), val: Type.String(), id: Maybe(Id) })
/** Configuration codes readable by everyone, because the first page needs them; all others are restricted. */
export const openConfigs = [
  'isHuarun',
  'isApply',
  'isShowFirstMenu',
  'quotationRuleConf',
  'auditProfile',
  'SUP_LOGIN_URL',
  'PUR_LOGIN_URL',
  'loginButton',
  'landOnFirstPermission',
  'caReminder',
] as const
/** Codes that departments can override; login settings apply to the whole tenant. */
export const departmentConfigs = [
  'isApply',
  'isShowFirstMenu',
  'quotationRuleConf',
  'landOnFirstPermission',
  'isShowIllustrate',
  'isShowAppendix',
  'addonReview',
] as const
export type DepartmentCode = (typeof departmentConfigs)[number]
export const isDepartmentCode = (code: string): code is DepartmentCode => departmentConfigs.some((one) => one === code)

/** Numbers of configurations (specification, section 9). */
export const configIds: Readonly<Record<string, number>> = {
  order_temp_storage: 84,
  isNegativeReviewPunish: 100,
  isShowIllustrate: 103,
  isShowAppendix: 104,
  addonReview: 152,
}

/** Codes as a list, or as comma-separated text. */
const Codes = Type.Unsafe<string | string[]>({ anyOf: [List(Text(64), 50), Text(3300)] })
/** The single codes of `Codes`. */
export const codesIn = (codes: string | readonly string[]): readonly string[] =>
  typeof codes === 'string' ? codes.split(',').slice(0, 50) : codes

export const qryConfByItemCode = route({
  method: 'GET',
  path: '/busiconfigrest/api/conf/qryConfByItemCode',
  access: 'public',
  summary: "Get a configuration value: that of the department in dept_code if set, otherwise the tenant's",
  input: shape({ code: Text(64), tenant_id: Optional(Id), dept_code: Optional(Text(64)) }),
  reply: ConfigValue,
})
export const qryConfByItemCodes = route({
  method: 'POST',
  path: '/busiconfigrest/api/conf/qryConfByItemCodes',
  access: 'public',
  reads: true,
  summary: 'Get several configuration values of the tenant',
  input: shape({ codeList: Codes, tenantId: Optional(Id) }),
  reply: List(ConfigValue),
})
export const getConfByType = route({
  method: 'POST',
  path: '/busiconfigrest/api/conf/getConfByType',
  access: 'public',
  reads: true,
  summary: "Get several configuration values of the tenant's home page",
  input: shape({ codes: Codes }),
  reply: List(ConfigValue),
})

export const setDepartmentConf = route({
  method: 'POST',
  path: '/busiconfigrest/api/conf/setDepartmentConf',
  access: 'portal.configure',
  summary: "Set a configuration value of a department; without a value the tenant's applies again",
  input: shape({ code: OneOf(departmentConfigs), dept_code: Text(64), val: Maybe(Note(500)) }),
  reply: Done,
})
