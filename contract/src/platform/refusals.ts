import type { Refusals } from '#contract/kit/refusals.ts'

export const platformRefusals = {
  'tenant.codeTaken': [47206, '该编码已被使用', 'This code is already in use.'],
  'tenant.hostTaken': [47207, '该域名已被使用', 'This domain is already in use.'],
  'tenant.badHost': [47211, '域名“{host}”的格式不正确', '“{host}” is not a domain name.'],
  'tenant.ownPlatform': [47212, '不能对平台自身执行此操作', 'This cannot be done to the platform itself.'],
  'tenant.deletionRuns': [
    47213,
    '该公司的删除申请尚未撤回，请先撤回',
    'A deletion of this company is running. Withdraw it first.',
  ],
  'tenantDeletion.own': [
    47221,
    '不能复核本人提交的删除申请',
    'Someone else must confirm the deletion that you have requested.',
  ],
  'tenantDeletion.running': [47222, '该公司已有删除申请', 'There already is a deletion of this company.'],
  'tenantDeletion.wrongCode': [47223, '输入的编码与公司编码不一致', 'The code is not that of the company.'],
  'tenantDeletion.notSuspended': [47224, '请先停用该公司', 'Suspend the company first.'],
  'dataExport.running': [47231, '已有导出正在生成，请稍候', 'An export is being prepared already.'],
  'dataExport.gone': [47232, '该导出已过期或未生成', 'This export has expired or is not ready.'],
  'sandbox.exists': [47710, '贵公司已有沙箱', 'Your company already has a sandbox.'],
  'sandbox.nested': [47711, '沙箱内不能再创建沙箱', 'A sandbox has no sandbox of its own.'],
  'sandbox.noHost': [
    47712,
    '贵公司没有可供沙箱使用的域名，请联系平台管理员',
    'Your company has no domain for a sandbox. Contact the platform.',
  ],
  'sandbox.removing': [
    47713,
    '之前的沙箱仍在删除中，请几分钟后再试',
    'Former sandboxes are still being removed. Try again in a few minutes.',
  ],
  'invitation.gone': [
    47241,
    '邀请链接已失效，请联系邀请人重新发送',
    'This invitation is no longer valid. Ask for a new one.',
  ],
  'invitation.signedIn': [
    47242,
    '该用户已登录过，请其使用“忘记密码”重置密码',
    'This person has already signed in and can reset the password on the sign-in page.',
  ],
  'invitation.noEmail': [47243, '该用户未登记邮箱，请先补充邮箱', 'This person has no email address. Add one first.'],
} as const satisfies Refusals
