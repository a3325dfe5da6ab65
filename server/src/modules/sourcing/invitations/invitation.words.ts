import { secondOf } from '#contract/kit/calendar.ts'
import type { Letter } from '#kit/mail/mail.ts'

interface Words {
  readonly firmName: string
  readonly title: string
  readonly projectNo: string
  readonly deptName: string
  readonly until: Date
  readonly url: string
}

/** Letter of an invitation, in both languages, because nothing is known about its reader. */
export const invitationWords = ({ firmName, title, projectNo, deptName, until, url }: Words): Letter => ({
  subject: `邀请参与采购项目：${title}`,
  paragraphs: [
    `${firmName}：${deptName}诚邀贵司参与采购项目“${title}”。请通过下方链接查看邀请，完成供应商注册后即可报名。`,
    `You are invited to take part in a sourcing project of ${deptName}. Follow the link, register as a supplier, and enrol.`,
  ],
  facts: [
    ['项目编号 Project number', projectNo],
    ['链接有效期至 Link valid until', secondOf(until)],
  ],
  action: { label: '查看邀请 View invitation', url },
  foot: '本邮件由采购人发起，仅供受邀企业使用；链接仅可使用一次，请勿转发。The link works once; please do not forward it.',
})
