import type { Refusals } from '#contract/kit/refusals.ts'

export const registrationsRefusals = {
  'registration.pending': [
    41530,
    '该单位已有待审核的注册申请',
    'A registration of this department is already waiting for review.',
  ],
  'registration.nameTaken': [41531, '该单位已存在，请勿重复注册', 'This department already exists.'],
  'registration.tooMany': [
    41532,
    '今日提交次数已达上限，请明天再试',
    "You've reached today's limit. Try again tomorrow.",
  ],
  'registration.filesSignedOut': [41533, '登录后才能上传附件', 'Sign in to attach files.'],
  'registration.notFound': [
    41534,
    '未找到注册申请，请核对申请编号和手机号码',
    'No registration found. Check the request number and the mobile number.',
  ],
  'registration.blank': [41535, '内容不能为空', "This can't be blank."],
  'registration.rolesWithoutAccount': [
    41536,
    '未填写联系人账号，不能分配角色',
    'Enter an account for the contact before you assign roles.',
  ],
} as const satisfies Refusals
