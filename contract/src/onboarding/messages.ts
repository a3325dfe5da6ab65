import { template } from '../kit/messages.ts'

const title = { title: ['企业名称', 'Company', '安岚劳保用品有限公司', 'Anlan Safety'] } as const
const reason = { reason: ['原因', 'Reason', '证照不清晰', 'The scan is unreadable'] } as const

const categories = { categories: ['品类', 'Categories', '劳保用品', 'Safety'] } as const
const score = {
  period: ['季度', 'Quarter', '2026Q3'],
  points: ['得分', 'Points', '92.50'],
  band: ['等级', 'Band', 'A'],
} as const
const passport = {
  issuerName: ['来源平台', 'Platform', '启明集团', 'Qiming'],
  edition: ['版次', 'Edition', '3'],
} as const
const supplier = { supplierName: ['供应商', 'Supplier', '安岚劳保用品有限公司', 'Anlan Safety'] } as const

export const onboardingMessages = {
  templates: {
    passportDelivered: template(
      'applicationResult',
      '/supplierPassports?status=01',
      { ...title, ...passport },
      [
        '收到供应商护照：{title}',
        '{title}授权的供应商护照（第 {edition} 版，来自{issuerName}）已送达，请核对差异后接收。',
      ],
      ['A supplier passport of {title} arrived', 'Edition {edition} from {issuerName}. Review the differences.'],
    ),
    supplierApplicationGranted: template(
      'applicationResult',
      '/supplierPeople',
      title,
      ['供应商入驻申请已通过', '{title}已成为平台供应商，您的账号已开通为管理员。'],
      ['Your company is now a supplier', '{title} was approved. Your account is its administrator.'],
    ),
    supplierApplicationReturned: template(
      'applicationResult',
      '/mySupplierRequest',
      { ...title, ...reason },
      ['供应商入驻申请需补充', '{title}的入驻申请需要补充：{reason}。请修改后重新提交。'],
      ['Your registration needs a correction', 'The registration of {title} was returned: {reason}.'],
    ),
    supplierApplicationRefused: template(
      'applicationResult',
      '/mySupplierRequest',
      { ...title, ...reason },
      ['供应商入驻申请被驳回', '{title}的入驻申请未通过：{reason}。'],
      ['Your registration was rejected', 'The registration of {title} was rejected: {reason}.'],
    ),
    dispositionProposed: template(
      'applicationResult',
      '/myDispositions',
      { ...supplier, ...reason },
      ['收到处置通知', '平台拟对{supplierName}作出处置：{reason}。请在申辩期内提交申辩。'],
      ['A disposition is proposed', 'A disposition of {supplierName} is proposed: {reason}. You may answer it.'],
    ),
    dispositionStated: template(
      'applicationResult',
      '/supplierDispositions?status=02',
      supplier,
      ['供应商已提交申辩', '{supplierName}已提交处置申辩，请决定。'],
      ['A supplier has answered', '{supplierName} answered a disposition. Please decide.'],
    ),
    dispositionDecided: template(
      'applicationResult',
      '/myDispositions',
      supplier,
      ['处置已生效', '对{supplierName}的处置已生效，可在“处置记录”查看内容并申请恢复。'],
      ['A disposition is in force', 'A disposition of {supplierName} is in force. You can ask to lift it.'],
    ),
    dispositionDropped: template(
      'applicationResult',
      '/myDispositions',
      supplier,
      ['不予处置', '平台决定对{supplierName}不予处置。'],
      ['A disposition was dropped', 'The disposition of {supplierName} was dropped.'],
    ),
    dispositionLifted: template(
      'applicationResult',
      '/myDispositions',
      supplier,
      ['处置已解除', '对{supplierName}的处置已解除，相关业务已恢复。'],
      ['A disposition was lifted', 'The disposition of {supplierName} was lifted.'],
    ),
    supplierRestoreRefused: template(
      'applicationResult',
      '/mySupplierRestores',
      reason,
      ['恢复申请被驳回', '您的恢复申请未通过：{reason}。'],
      ['Your request was rejected', 'Your request to lift a disposition was rejected: {reason}.'],
    ),
    supplierRestoreReturned: template(
      'applicationResult',
      '/mySupplierRestores',
      reason,
      ['恢复申请需补充', '您的恢复申请需要补充：{reason}。'],
      ['Your request needs more information', 'Your request to lift a disposition needs more: {reason}.'],
    ),
    profileChangeGranted: template(
      'applicationResult',
      '/myCompany',
      title,
      ['资料变更已生效', '{title}的资料变更已通过审核并生效。'],
      ['Your profile was changed', 'The change of {title} was approved.'],
    ),
    profileChangeReturned: template(
      'applicationResult',
      '/myCompany',
      { ...title, ...reason },
      ['资料变更需补充', '{title}的资料变更需要补充：{reason}。'],
      ['Your change needs more information', 'The change of {title} needs more: {reason}.'],
    ),
    profileChangeRefused: template(
      'applicationResult',
      '/myCompany',
      { ...title, ...reason },
      ['资料变更被驳回', '{title}的资料变更未通过：{reason}。'],
      ['Your change was rejected', 'The change of {title} was rejected: {reason}.'],
    ),
    incidentOpened: template(
      'applicationResult',
      '/myIncidents',
      { ...supplier, ...reason },
      ['收到违规登记', '{supplierName}有新的违规登记：{reason}。请在 5 日内提交说明。'],
      ['An incident was reported', 'An incident of {supplierName} was reported: {reason}. You may answer it.'],
    ),
    incidentStated: template(
      'applicationResult',
      '/incidents?status=02',
      supplier,
      ['供应商已提交违规说明', '{supplierName}已提交违规说明，请处理。'],
      ['A supplier has answered an incident', '{supplierName} answered an incident. Please decide.'],
    ),
    incidentDecided: template(
      'applicationResult',
      '/myIncidents',
      supplier,
      ['违规已处理', '{supplierName}的违规登记已处理，可在“违规记录”查看结果。'],
      ['An incident was decided', 'An incident of {supplierName} was decided. See the result in your incidents.'],
    ),
    scorecardPublished: template(
      'applicationResult',
      '/myScore',
      score,
      ['供应商评分已发布', '{period} 评分已发布：{points} 分（{band}）。如有异议，请在 10 日内提出。'],
      ['Your score was published', 'Score of {period}: {points} ({band}). You may contest it within 10 days.'],
    ),
    scorecardRevised: template(
      'applicationResult',
      '/myScore',
      score,
      ['供应商评分已修订', '{period} 评分异议已通过，修订后为 {points} 分（{band}）。'],
      ['Your score was revised', 'Your contest was granted. Score of {period}: {points} ({band}).'],
    ),
    scoreContestRefused: template(
      'applicationResult',
      '/myScore',
      reason,
      ['评分异议被驳回', '您的评分异议未通过：{reason}。'],
      ['Your contest was rejected', 'Your contest of a score was rejected: {reason}.'],
    ),
    qualificationOpened: template(
      'applicationResult',
      '/myQualifications',
      categories,
      ['请提交品类准入材料', '平台邀请贵公司申请“{categories}”的品类准入，请提交材料。'],
      ['Please qualify for categories', 'You are asked to qualify for {categories}. Submit your material.'],
    ),
    qualificationSentBack: template(
      'applicationResult',
      '/myQualifications',
      { ...categories, ...reason },
      ['品类准入需补充', '“{categories}”的准入材料需要补充：{reason}。'],
      ['Your qualification needs more', 'The qualification for {categories} was returned: {reason}.'],
    ),
    qualificationGranted: template(
      'applicationResult',
      '/myQualifications',
      { ...categories, validTo: ['有效期至', 'Last day', '2027-12-31'] },
      ['品类准入已通过', '贵公司已取得“{categories}”的品类准入，有效期至 {validTo}。'],
      ['You are qualified', 'Your company is qualified for {categories} until {validTo}.'],
    ),
    qualificationRefused: template(
      'applicationResult',
      '/myQualifications',
      { ...categories, ...reason },
      ['品类准入未通过', '“{categories}”的品类准入未通过：{reason}。'],
      ['You were not qualified', 'Your company was not qualified for {categories}: {reason}.'],
    ),
    qualificationToDecide: template(
      'applicationResult',
      '/qualifications?status=03',
      { ...supplier, ...categories },
      ['品类准入待批准', '{supplierName}的“{categories}”准入已评审，请批准。'],
      ['A qualification awaits approval', 'The qualification of {supplierName} for {categories} was reviewed.'],
    ),
    qualificationExpiring: template(
      'applicationResult',
      '/myQualifications',
      { ...categories, validTo: ['有效期至', 'Last day', '2027-12-31'] },
      ['品类准入即将到期', '“{categories}”的品类准入有效期至 {validTo}，请及时重新申请。'],
      ['A qualification is about to expire', 'The qualification for {categories} ends on {validTo}. Apply again.'],
    ),
  },
}
