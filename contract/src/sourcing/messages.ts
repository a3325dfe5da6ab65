import { auctionTemplates, projectFacts as facts } from './auction/auctionMessages.ts'
import { byAll, byMail, everybody, type Template, template, topic } from '../kit/messages.ts'

/** Code of messages about followed projects: they pop up on the home page only (specification, section 9). */
export const followedProjectCode = '140050305'

const depositFacts = {
  ...facts,
  supplierName: ['供应商', 'Supplier', '江澜智能科技', 'Jianglan'],
  amount: ['保证金', 'Deposit', '20000.00'],
  dueOn: ['应退还日', 'To be returned on', '2026-12-15'],
} as const
const page = '/havePublished?id={id}'
const quote = '/supplierQuote?id={id}'
const opening = '/projectOpening?projectId={id}'
const manage = '/projectManage?id={id}'
const join = 'supplierProject.join'

const bySupplier = (topic: Template['topic'], url: string, zh: Template['zh'], en: Template['en']) =>
  template(topic, url, facts, zh, en, join)
const followed = (zh: Template['zh'], en: Template['en']) => template('followedProject', page, facts, zh, en)
const byOpener = (zh: Template['zh'], en: Template['en']) => template('opening', opening, facts, zh, en, 'seal.open')
const byOwner = (zh: Template['zh'], en: Template['en']) =>
  template('approvalResult', manage, facts, zh, en, 'project.manage')

const byAgency = (zh: Template['zh'], en: Template['en']) => template('agency', manage, facts, zh, en, 'project.manage')

export const sourcingMessages = {
  topics: {
    projectInvitation: topic(
      '140050301',
      'sourcing',
      ['项目邀请', 'Project invitations'],
      ['supplier'],
      [byAll, byMail],
    ),
    enrolmentResult: topic('140050302', 'sourcing', ['报名结果', 'Enrolment results'], ['supplier'], [byMail, byMail]),
    projectChange: topic(
      '140050303',
      'sourcing',
      ['项目变更与终止', 'Project changes and terminations'],
      ['supplier'],
      [byAll, byMail],
    ),
    quoteDeadline: topic(
      '140050304',
      'sourcing',
      ['报价截止与议价', 'Quote deadlines and negotiations'],
      ['supplier'],
      [byAll, byMail],
    ),
    followedProject: topic(followedProjectCode, 'sourcing', ['关注的项目', 'Followed projects'], everybody, [
      byMail,
      byMail,
    ]),
    awardResult: topic('140050306', 'sourcing', ['中标结果', 'Award results'], ['supplier'], [byAll, byMail]),
    opening: topic(
      '140050307',
      'sourcing',
      ['截止与开标', 'Closing and opening'],
      ['purchaser', 'supplier', 'operator'],
      [byMail, byMail, byMail],
    ),
    scoring: topic('140050308', 'sourcing', ['评审', 'Scoring'], ['purchaser', 'expert'], [byMail, byMail]),
    agency: topic('140050310', 'sourcing', ['代理委托', 'Appointments of agencies'], ['agency'], [byMail, byMail]),
    clarification: topic(
      '140050311',
      'sourcing',
      ['报价澄清', 'Clarifications of quotes'],
      ['supplier', 'purchaser', 'agency', 'expert'],
      [byAll, byMail],
    ),
    projectDeposits: topic('140050316', 'sourcing', ['投标保证金', 'Deposits'], ['purchaser'], [byMail, byMail]),
    auction: topic('140050317', 'sourcing', ['竞价动态', 'Auctions'], ['supplier'], [byMail, byMail]),
    projectAnswer: topic('140050309', 'sourcing', ['答疑', 'Answers to questions'], ['supplier'], [byMail, byMail]),
  },
  templates: {
    invited: bySupplier(
      'projectInvitation',
      page,
      ['邀请参与：{title}', '您受邀参与采购项目 {projectNo}，请在截止前报名或报价。'],
      ['Invitation: {title}', 'You are invited to take part in project {projectNo}.'],
    ),
    enrolmentPassed: bySupplier(
      'enrolmentResult',
      quote,
      ['报名已通过：{title}', '项目 {projectNo} 的报名已通过，可在报价时间内提交报价。'],
      ['Enrolment approved: {title}', 'Your enrolment in {projectNo} was approved. You can quote now.'],
    ),
    enrolmentRejected: bySupplier(
      'enrolmentResult',
      '/supplierEnrolment?id={id}',
      ['报名未通过：{title}', '项目 {projectNo} 的报名未通过，可在报名截止前补充后重新提交。'],
      ['Enrolment rejected: {title}', 'Correct your enrolment in {projectNo} and resubmit it before enrolment ends.'],
    ),
    changed: bySupplier(
      'projectChange',
      page,
      ['变更公告：{title}', '项目 {projectNo} 发布了变更公告；如已报价，请在截止前核对并重新确认。'],
      [
        'Change notice: {title}',
        'Project {projectNo} was changed. If you have quoted, check the changes and confirm your quote.',
      ],
    ),
    ended: bySupplier(
      'projectChange',
      page,
      ['项目已终止：{title}', '项目 {projectNo} 已终止或流标。'],
      ['Project ended: {title}', 'Project {projectNo} ended without an award.'],
    ),
    answered: bySupplier(
      'projectAnswer',
      page,
      ['提问已答复：{title}', '您在项目 {projectNo} 中的提问已获答复。'],
      ['Question answered: {title}', 'Your question about {projectNo} was answered.'],
    ),
    depositConfirmed: bySupplier(
      'enrolmentResult',
      quote,
      ['保证金已到账：{title}', '项目 {projectNo} 的保证金已确认到账，可在报价时间内提交报价。'],
      ['Deposit received: {title}', 'Your deposit for {projectNo} was received. You can quote while quoting is open.'],
    ),
    depositDeclined: bySupplier(
      'enrolmentResult',
      '/supplierEnrolment?id={id}',
      ['保证金未到账：{title}', '项目 {projectNo} 的保证金未能确认到账，请核对后重新提交凭证。'],
      ['Deposit not received: {title}', 'Your deposit for {projectNo} was not received. Check it and report it again.'],
    ),
    depositDue: template(
      'projectDeposits',
      manage,
      depositFacts,
      ['投标保证金应于 {dueOn} 退还：{title}', '{supplierName}，{amount} 元，请办理退还或不予退还。'],
      ['A deposit is to be returned on {dueOn}: {title}', '{supplierName}, ¥{amount}. Return it or forfeit it.'],
      'project.manage',
    ),
    depositOverdue: template(
      'projectDeposits',
      manage,
      depositFacts,
      ['投标保证金逾期未退还：{title}', '{supplierName}，{amount} 元，应于 {dueOn} 退还，请尽快办理。'],
      ['A deposit is overdue: {title}', '{supplierName}, ¥{amount}. It was to be returned on {dueOn}.'],
      'project.manage',
    ),
    depositReturned: bySupplier(
      'enrolmentResult',
      '/supplierEnrolment?id={id}',
      ['保证金已退还：{title}', '项目 {projectNo} 的保证金已退还，请查收。'],
      ['Deposit returned: {title}', 'Your deposit for {projectNo} was returned.'],
    ),
    depositForfeited: bySupplier(
      'enrolmentResult',
      '/supplierEnrolment?id={id}',
      ['保证金不予退还：{title}', '项目 {projectNo} 的保证金不予退还，请查看原因。'],
      ['Deposit forfeited: {title}', 'Your deposit for {projectNo} is forfeited. See the reason.'],
    ),
    clarificationAsked: bySupplier(
      'clarification',
      page,
      ['请澄清报价：{title}', '采购方就您在项目 {projectNo} 的报价提出澄清，请在期限内书面答复。'],
      ['Clarify your quote: {title}', 'The buyer of {projectNo} asks about your quote. Answer in writing in time.'],
    ),
    clarificationAnswered: template(
      'clarification',
      '/projectComparison?id={id}',
      facts,
      ['澄清已答复：{title}', '项目 {projectNo} 的供应商已答复澄清。'],
      ['Clarification answered: {title}', 'A supplier answered your question about its quote in {projectNo}.'],
    ),
    quotesDue: bySupplier(
      'quoteDeadline',
      quote,
      ['报价即将截止：{title}', '项目 {projectNo} 将在 24 小时内截止报价，如尚未报价请及时提交。'],
      ['Quotes due soon: {title}', 'Quotes for {projectNo} are due within 24 hours. Submit yours if you have not yet.'],
    ),
    ...auctionTemplates,
    negotiating: bySupplier(
      'quoteDeadline',
      quote,
      ['邀请议价：{title}', '项目 {projectNo} 发起议价，请在截止前提交新一轮报价。'],
      ['Negotiation: {title}', 'A negotiation of {projectNo} began. Quote again before its deadline.'],
    ),
    negotiationExtended: bySupplier(
      'quoteDeadline',
      quote,
      ['议价时间调整：{title}', '项目 {projectNo} 的议价截止时间有调整，请查看。'],
      ['Negotiation extended: {title}', 'The deadline of the negotiation of {projectNo} was changed.'],
    ),
    won: bySupplier(
      'awardResult',
      '/supplierResult?id={id}',
      ['恭喜中标：{title}', '项目 {projectNo} 已定标，贵司中标，请查看结果。'],
      ['You won: {title}', 'Project {projectNo} was awarded to you. See the result.'],
    ),
    lost: bySupplier(
      'awardResult',
      '/supplierResult?id={id}',
      ['未中标：{title}', '项目 {projectNo} 已定标，感谢参与，请查看结果。'],
      ['Not awarded: {title}', 'Project {projectNo} was awarded. Thank you for taking part. See the result.'],
    ),
    closedForSupplier: bySupplier(
      'opening',
      page,
      ['报价已截止：{title}', '项目 {projectNo} 报价已截止，截止凭证可供核对。'],
      ['Quoting closed: {title}', 'Quoting for {projectNo} closed. Check the closing record.'],
    ),
    closedForOpener: byOpener(
      ['报价已截止，请开标：{title}', '项目 {projectNo} 报价已截止，请到开标室释放密钥份额。'],
      ['Quoting closed, open the quotes: {title}', 'Release your share of {projectNo} in its opening room.'],
    ),
    keyed: byOpener(
      ['项目密钥已生成：{title}', '项目 {projectNo} 的密钥已生成，请核对指纹。'],
      ['Key made: {title}', 'The key of {projectNo} was made. Compare its fingerprint.'],
    ),
    shareHandedOver: byOpener(
      ['密钥份额移交给您：{title}', '项目 {projectNo} 的密钥份额已移交给您，请按时参加开标。'],
      ['A share was handed over to you: {title}', 'You release it at the opening of {projectNo}.'],
    ),
    shareLost: template(
      'opening',
      opening,
      facts,
      ['密钥份额缺失：{title}', '项目 {projectNo} 的一份密钥已吊销，请及时处理。'],
      ['A share is missing: {title}', 'A key of {projectNo} was revoked. See what can be done.'],
      'project.manage',
    ),
    failureProposed: template(
      'opening',
      opening,
      facts,
      ['申请确认无法开标：{title}', '项目 {projectNo} 申请确认无法开标，请核实。'],
      [
        "Round can't be opened: {title}",
        'A request to declare a round of {projectNo} unopenable needs confirmation. Confirm or reject it.',
      ],
      'project.oversee',
    ),
    scoring: template(
      'scoring',
      '/projectScoring?projectId={id}',
      facts,
      ['待评审：{title}', '项目 {projectNo} 已开标，请在截止前完成评审。'],
      ['Please score: {title}', 'The quotes of {projectNo} are open. Score the suppliers before the deadline.'],
      'project.score',
    ),
    scoresDue: template(
      'scoring',
      '/projectScoring?projectId={id}',
      facts,
      ['评审即将截止：{title}', '项目 {projectNo} 的评审将在 24 小时内截止，您尚未提交评分。'],
      ['Scores due soon: {title}', 'Scores for {projectNo} are due within 24 hours, and yours are missing.'],
      'project.score',
    ),
    followedChange: followed(
      ['关注的项目有变更：{title}', '项目 {projectNo} 发布了变更公告。'],
      ['Followed project changed: {title}', 'Project {projectNo} has a change notice.'],
    ),
    followedAnswer: followed(
      ['关注的项目有新答复：{title}', '项目 {projectNo} 有新的答疑。'],
      ['New answer in a followed project: {title}', 'A question about {projectNo} was answered.'],
    ),
    followedResult: followed(
      ['关注的项目已公布结果：{title}', '项目 {projectNo} 已公布中标结果。'],
      ['Result of a followed project: {title}', 'The result of {projectNo} was published.'],
    ),
    followedEnd: followed(
      ['关注的项目已终止：{title}', '项目 {projectNo} 已终止或流标。'],
      ['Followed project ended: {title}', 'Project {projectNo} ended without an award.'],
    ),
    agencyAppointed: byAgency(
      ['新的代理委托：{title}', '项目 {projectNo} 已委托贵机构代理，请查看委托范围并按时办理。'],
      ['New appointment: {title}', 'Your agency was appointed to project {projectNo}. See its scope.'],
    ),
    agencyEnded: template(
      'agency',
      '/agencyProjects',
      facts,
      ['代理委托已结束：{title}', '项目 {projectNo} 的代理委托已结束。'],
      ['Appointment ended: {title}', 'Your agency no longer runs project {projectNo}.'],
      'project.manage',
    ),
    projectApproved: byOwner(
      ['项目审批通过：{title}', '项目 {projectNo} 已通过审批，可以发布。'],
      ['Project approved: {title}', 'Project {projectNo} was approved and can be published.'],
    ),
    projectRejected: byOwner(
      ['项目审批被驳回：{title}', '项目 {projectNo} 被驳回，请查看原因。'],
      ['Project rejected: {title}', 'Project {projectNo} was rejected. See the reason.'],
    ),
    awardApproved: byOwner(
      ['定标审批通过：{title}', '项目 {projectNo} 的定标已通过审批。'],
      ['Award approved: {title}', 'The award of {projectNo} was approved.'],
    ),
    awardRejected: byOwner(
      ['定标审批被驳回：{title}', '项目 {projectNo} 的定标被驳回，请查看原因。'],
      ['Award rejected: {title}', 'The award of {projectNo} was rejected. See the reason.'],
    ),
  },
}
