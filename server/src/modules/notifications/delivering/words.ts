import type { Lang } from '#contract/refusals.ts'

/** Texts of mails besides the messages themselves. */
export const words: Readonly<
  Record<
    Lang,
    {
      readonly open: string
      readonly decide: string
      readonly foot: string
      readonly unsubscribe: (topic: string) => string
      readonly settings: string
      readonly digest: (day: string, count: number) => string
      readonly digestText: string
      readonly more: (count: number) => string
      readonly all: string
    }
  >
> = {
  'zh-CN': {
    open: '查看详情',
    decide: '查看并审批',
    foot: '本邮件由系统自动发送，请勿直接回复。',
    unsubscribe: (topic) => `不再接收“${topic}”邮件：`,
    settings: '消息设置：',
    digest: (day, count) => `${day} 消息汇总（${count} 条）`,
    digestText: '以下是您今天的消息汇总，详情请登录平台查看。',
    more: (count) => `还有 ${count} 条消息，请登录平台查看。`,
    all: '查看全部消息',
  },
  en: {
    open: 'View details',
    decide: 'Review and decide',
    foot: "This is an automatic message. Please don't reply.",
    unsubscribe: (topic) => `Turn off emails about “${topic}”:`,
    settings: 'Message settings:',
    digest: (day, count) => `${count === 1 ? '1 message' : `${count} messages`} of ${day}`,
    digestText: 'This is your summary of the day. Sign in to see the details.',
    more: (count) => `${count} more. Sign in to see all of them.`,
    all: 'View all messages',
  },
}
