/** Texts of the mail that answers a feedback. */
export const words = {
  'zh-CN': {
    subject: '您的意见反馈已回复',
    thanks: '感谢您的反馈，以下是我们的回复。',
    context: '反馈内容',
    answer: '回复',
    foot: '您收到此邮件，是因为您在意见反馈中留下了该邮箱。',
  },
  en: {
    subject: 'We have answered your feedback',
    thanks: 'Thank you for your feedback. Here is our answer.',
    context: 'Your feedback',
    answer: 'Answer',
    foot: 'You received this email because you left this address with your feedback.',
  },
} as const
