import type { Refusals } from '#contract/kit/refusals.ts'

export const feedbacksRefusals = {
  'feedback.contextMissing': [
    41301,
    '请填写您遇到的问题或意见，感谢您的支持',
    'Tell us about your problem or suggestion. Thank you for your help.',
  ],
  'feedback.contextBlank': [41302, '意见反馈内容无法为空', "Feedback can't be blank."],
  'feedback.contextLong': [41303, '输入内容的最大长度为200个字！', 'Feedback can have 200 characters at most.'],
  'feedback.contactMissing': [41304, '请输入手机号或者邮箱', 'Enter a mobile number or an email address.'],
  'feedback.emailWrong': [41305, '邮箱格式不正确', 'Enter a valid email address.'],
  'feedback.phoneWrong': [41308, '手机格式不正确', 'Enter a valid phone number.'],
  'feedback.filesSignedOut': [41306, '登录后才能上传图片', 'Sign in to attach images.'],
  'feedback.tooManyToday': [
    41307,
    '今日反馈次数已达上限，请明天再试',
    "You've sent the most feedback possible today. Try again tomorrow.",
  ],
} as const satisfies Refusals
