import { byMail, template, topic } from '../kit/messages.ts'

export const logsMessages = {
  topics: {
    auditChain: topic('140050711', 'system', ['审计链', 'Audit chain'], ['operator'], [byMail, byMail]),
  },
  templates: {
    auditChainBroken: template(
      'auditChain',
      '/auditChain',
      { link: ['链节序号', 'Link', '1024'] },
      ['审计链校验失败', '审计链第 {link} 节与内容不一致，请立即核查。'],
      ['The audit chain is broken', 'Link {link} of the audit chain does not match its content. Look into it now.'],
      'system.audit',
    ),
  },
}
