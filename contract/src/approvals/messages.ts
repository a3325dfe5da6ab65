import { byAll, byMail, site, template, topic } from '../kit/messages.ts'

const document = {
  title: ['标题', 'Title', '新项目组办公电脑采购', 'Office computers for the new team'],
  docNo: ['单据编号', 'Document number', 'DD202611230001'],
  amount: ['金额', 'Amount', '¥12,860.00'],
} as const
/** Messages about a document lead to its own page, which its kind declares. */
const itsPage = '/orderApproval'

export const approvalsMessages = {
  topics: {
    approvalTodo: topic(
      '140050101',
      'approval',
      ['待我审批', 'Waiting for my approval'],
      ['purchaser', 'operator'],
      [byAll, byMail, site],
    ),
    approvalResult: topic('140050102', 'approval', ['审批结果', 'Approval results'], ['purchaser'], [byMail, site]),
    approvalStuck: topic(
      '140050103',
      'approval',
      ['滞留审批', 'Stuck approvals'],
      ['operator'],
      [byMail, byMail, site],
    ),
  },
  templates: {
    approvalTodo: template(
      'approvalTodo',
      itsPage,
      document,
      ['{title} 待您审批', '单据 {docNo}，金额 {amount}，请及时处理。'],
      ['{title} is waiting for your approval', 'Document {docNo}, {amount}. Please review it soon.'],
      'approval.decide',
    ),
    approvalReminder: template(
      'approvalTodo',
      itsPage,
      document,
      ['{title} 等待您审批，请尽快处理', '单据 {docNo}，金额 {amount}，已等待较长时间。'],
      ['Still waiting for your approval: {title}', 'Document {docNo}, {amount}, has been waiting for some time.'],
      'approval.decide',
    ),
    approvalMention: template(
      'approvalResult',
      itsPage,
      document,
      ['{title} 的审批中有人提到您', '请查看单据 {docNo} 的审批评论。'],
      ['You were mentioned: {title}', 'Open the approval of document {docNo} to read the remark.'],
    ),
    approvalCc: template(
      'approvalResult',
      itsPage,
      document,
      ['{title} 已审批通过，抄送您知悉', '单据 {docNo}，金额 {amount}。'],
      ['For your information: {title} was approved', 'Document {docNo}, {amount}.'],
    ),
    approvalHandedOn: template(
      'approvalTodo',
      '/orderApproval',
      document,
      ['{title} 已移交他人审批', '单据 {docNo} 已由其他审批人处理，您无需再审批。'],
      ['Handed to another approver: {title}', 'Document {docNo} waits for another approver now.'],
      'approval.decide',
    ),
    approvalExpired: template(
      'approvalResult',
      itsPage,
      document,
      ['{title} 审批超时，已退回', '单据 {docNo} 超过期限未审批，已退回，可修改后重新提交。'],
      ['Approval expired: {title}', 'Document {docNo} was not approved in time and came back to you.'],
    ),
    approvalWaits: template(
      'approvalResult',
      itsPage,
      document,
      ['{title} 暂无可审批的人员', '单据 {docNo} 的审批将由管理员安排移交，请留意。'],
      ['No approver available: {title}', 'Document {docNo} waits until an administrator hands it over.'],
    ),
    approvalStuck: template(
      'approvalStuck',
      '/stuckApprovals',
      document,
      ['{title} 审批滞留', '单据 {docNo}，金额 {amount}，当前环节无人可审批，请移交他人处理。'],
      ['Stuck approval: {title}', 'No approver is available for document {docNo}, {amount}. Please hand it over.'],
      'approval.oversee',
    ),
  },
}
