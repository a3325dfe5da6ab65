import type { Refusals } from '#contract/kit/refusals.ts'

export const restrictionsRefusals = {
  'restriction.exists': [41511, '该用户的此项功能已在限制中', 'This function is already restricted for this user.'],
  'restriction.noAccount': [41512, '账号不存在', "This account doesn't exist."],
  'restriction.own': [41513, '不能限制本人的功能', "You can't restrict your own functions."],
  'restriction.noFunction': [41514, '请选择限制功能', 'Choose the functions to restrict.'],
  'restriction.endsBefore': [41515, '结束时间须晚于开始时间和当前时间', 'The end must be after the start and now.'],
  'restriction.someExist': [
    41516,
    '以下用户的所选功能已在限制中：{names}',
    'A chosen function is already restricted for: {names}',
  ],
  'restriction.nobody': [41517, '请选择用户', 'Choose the users to restrict.'],
  'restoreApplication.nameMissing': [41520, '请输入申请人姓名', "Enter the applicant's name."],
  'restoreApplication.mobileMissing': [41521, '请输入联系方式', 'Enter a contact number.'],
  'restoreApplication.mobileWrong': [41522, '电话号码格式不正确', 'Enter a valid phone number.'],
  'restoreApplication.permissionsMissing': [41523, '请选择禁用权限', 'Choose the restricted functions.'],
  'restoreApplication.permissionsOther': [
    41524,
    '所选权限未被禁用，请重新选择',
    "A chosen function isn't restricted. Choose again.",
  ],
  'restoreApplication.reasonMissing': [41525, '请输入申请理由', 'Enter the reason for your request.'],
  'restoreApplication.open': [41526, '您有尚未处理完的恢复申请', 'You already have a request that is not decided yet.'],
  'restoreApplication.own': [41527, '不能处理本人的申请', "You can't decide your own request."],
} as const satisfies Refusals
