import type { Lang } from '#contract/refusals.ts'
import type { Letter } from '#kit/mail/mail.ts'

interface Invited {
  readonly companyName: string
  readonly userName: string
  readonly userCode: string
  readonly url: string
}

/** Letter that invites an administrator. */
export const invitationWords: Readonly<Record<Lang, (invited: Invited) => Letter>> = {
  'zh-CN': ({ companyName, userName, userCode, url }) => ({
    subject: `邀请您管理“${companyName}”的采购平台`,
    paragraphs: [`${userName}，您好！`, '平台已为贵公司开通采购平台，请设置密码后登录，并按开通清单完成配置。'],
    facts: [
      ['公司', companyName],
      ['账号', userCode],
    ],
    action: { label: '设置密码', url },
    foot: '链接 7 天内有效，仅可使用一次。如非本人操作，请忽略此邮件。',
  }),
  en: ({ companyName, userName, userCode, url }) => ({
    subject: `You are invited to manage the procurement portal of ${companyName}`,
    paragraphs: [
      `Hello ${userName},`,
      'The portal of your company is ready. Set a password, sign in and follow the checklist.',
    ],
    facts: [
      ['Company', companyName],
      ['Username', userCode],
    ],
    action: { label: 'Set password', url },
    foot: 'The link works once within 7 days. If you do not expect it, ignore this email.',
  }),
}

/** Letter that invites a person of a company. */
export const memberWords: Readonly<Record<Lang, (invited: Invited) => Letter>> = {
  'zh-CN': ({ companyName, userName, userCode, url }) => ({
    subject: `邀请您使用“${companyName}”的采购平台`,
    paragraphs: [`${userName}，您好！`, '您的账号已开通，请设置密码后登录。'],
    facts: [
      ['公司', companyName],
      ['账号', userCode],
    ],
    action: { label: '设置密码', url },
    foot: '链接 7 天内有效，仅可使用一次。如非本人操作，请忽略此邮件。',
  }),
  en: ({ companyName, userName, userCode, url }) => ({
    subject: `You are invited to the procurement portal of ${companyName}`,
    paragraphs: [`Hello ${userName},`, 'Your account is ready. Set a password to sign in.'],
    facts: [
      ['Company', companyName],
      ['Username', userCode],
    ],
    action: { label: 'Set password', url },
    foot: 'The link works once within 7 days. If you do not expect it, ignore this email.',
  }),
}
