import type { Refusals } from '#contract/kit/refusals.ts'

export const ssoRefusals = {
  'sso.noMapping': [
    2400,
    '第三方账号映射关系查询失败！',
    "Couldn't find an account mapped to this third-party account.",
  ],
  'sso.notSetUp': [2401, '该单点登录入口未配置或已停用', "This SSO connection isn't set up or has been disabled."],
  'sso.failed': [2402, '用户认证失败', 'User authentication failed.'],
  'sso.stateGone': [2403, '登录请求已失效，请重新发起登录', 'This sign-in request has expired. Please start again.'],
  'sso.expired': [
    2404,
    '登录链接已过期，请从原系统重新进入',
    'This sign-in link has expired. Open it again from the original system.',
  ],
  'sso.used': [
    2405,
    '登录链接已被使用，请从原系统重新进入',
    'This sign-in link has already been used. Open it again from the original system.',
  ],
  'sso.signature': [2406, '登录链接签名校验失败', "The sign-in link's signature is invalid."],
  'sso.unreachable': [
    2407,
    '统一认证服务暂时无法访问，请稍后再试',
    'The single sign-on service is temporarily unavailable. Please try again later.',
  ],
  'sso.codeGone': [2408, '登录凭证已失效，请重新登录', 'This access code has expired. Please sign in again.'],
  'sso.noApp': [2409, '该应用未配置或已停用', "This app isn't set up or has been disabled."],
  'sso.entryTaken': [
    2410,
    '该登录地址与应用标识已被其他入口使用',
    'Another connection already uses this sign-in URL and app ID.',
  ],
  'sso.subjectTaken': [2411, '该账号映射已存在', 'This mapping already exists.'],
  'sso.settings': [2412, '入口设置有误：{what}', 'Invalid connection setting: {what}'],
  'sso.noAccount': [2413, '未找到该账号', 'Account not found.'],
  'sso.appTaken': [2414, '该应用标识已存在', 'This app ID already exists.'],
  'sso.trial': [2416, '试用账号不能登录其他系统', "Trial accounts can't sign in to other systems."],
  'sso.secretMissing': [2415, '请填写密钥', 'Enter the secret.'],
} as const satisfies Refusals
