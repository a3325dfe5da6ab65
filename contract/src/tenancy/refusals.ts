import type { Refusals } from '#contract/kit/refusals.ts'

export const tenancyRefusals = {
  'tenant.suspended': [47201, '“{name}”的服务已停用。{contact}', 'The service of “{name}” is suspended. {contact}'],
  'tenant.accountLimit': [
    47203,
    '账号数已达套餐上限，请停用不再使用的账号或联系平台扩容',
    'The plan’s number of accounts is reached. Disable unused accounts or ask for a larger plan.',
  ],
  'tenant.supplierLimit': [
    47204,
    '供应商数已达套餐上限，请联系平台扩容',
    'The plan’s number of suppliers is reached. Ask for a larger plan.',
  ],
  'tenant.storageLimit': [
    47205,
    '存储空间已达套餐上限，请联系平台扩容',
    'The plan’s storage is used up. Ask for a larger plan.',
  ],
  'portal.noCounts': [41501, '门户未公开统计数据', 'The portal shows no figures.'],
  'login.noPurchaserUrl': [2001, '暂未配置采购人登录地址！', 'No buyer sign-in URL has been set up.'],
  'login.noSupplierUrl': [2002, '暂未配置供应商登录地址！', 'No supplier sign-in URL has been set up.'],
  'loginSettings.noLoginMethod': [
    2011,
    '至少保留一种平台运营可用的登录方式：账号登录；已配置短信网关且平台运营留有手机号的短信登录；平台运营已绑定有效证书的 CA 登录；已成功登录过的单点登录入口',
    'At least one sign-in method must stay available to operators: password; SMS, if a gateway is set up and an operator has a mobile number; certificate, if an operator has a valid one; or an SSO connection that has already been used to sign in.',
  ],
  'loginSettings.lengths': [
    2012,
    '密码最小长度（{least}）不能大于最大长度（{max}）',
    "Minimum length ({least}) can't exceed maximum length ({max}).",
  ],
  'loginSettings.trialRole': [
    2013,
    '试用角色“{role}”不存在，或包含试用账号不可使用的权限（如后台管理、审批、查看全部门订单）',
    "Trial role “{role}” doesn't exist, or grants permissions that trial accounts can't have, such as administration, approvals or orders of all departments.",
  ],
  'dict.unknown': [47021, '数据字典“{code}”不存在', 'There is no dictionary “{code}”.'],
} as const satisfies Refusals
