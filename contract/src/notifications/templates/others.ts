import { template } from './template.ts'

const account = '/userInformation'

/** Agreements, budgets, announcements, accounts and imports. */
export const otherTemplates = {
  agreementExpiringForSupplier: template(
    'agreementExpiry',
    '/supplierProducts',
    ['agreementNo', 'lastDay', 'prices'],
    ['协议 {agreementNo} 将于 {lastDay} 到期', '协议内 {prices} 个价格即将到期，请及时洽谈续签。'],
    ['Agreement {agreementNo} ends on {lastDay}', '{prices} agreed prices end soon. Discuss their renewal in time.'],
    'product.manage',
  ),
  agreementExpiring: template(
    'agreementExpiry',
    '/agreementPrices',
    ['agreementNo', 'supplierName', 'lastDay', 'prices'],
    ['协议 {agreementNo} 将于 {lastDay} 到期', '{supplierName} 的 {prices} 个协议价即将到期，请安排续签。'],
    ['Agreement {agreementNo} ends on {lastDay}', '{prices} agreement prices of {supplierName} end soon.'],
    'agreementPrice.manage',
  ),
  budgetUsed: template(
    'budgetUse',
    '/budgets',
    ['name', 'deptName', 'percent', 'available'],
    ['{deptName}预算已使用 {percent}%', '{name}剩余可用 ¥{available}，请关注后续采购安排。'],
    ['{deptName} has used {percent}% of its budget', '¥{available} of {name} is still available.'],
    'budget.manage',
  ),
  quotaGranted: template(
    'quotaResult',
    '/workbench',
    ['deptName', 'amount'],
    ['授信额度申请已通过', '{deptName}已获得 ¥{amount} 授信额度，下单时可选择额度付款。'],
    ['Your quota request was approved', '{deptName} has a credit quota of ¥{amount} to pay orders with.'],
    'budget.read',
  ),
  quotaRefused: template(
    'quotaResult',
    '/workbench',
    ['deptName', 'reason'],
    ['授信额度申请被驳回', '{deptName}的额度申请未通过：{reason}。可修改后重新申请。'],
    ['Your quota request was refused', 'The request of {deptName} was refused: {reason}. You can submit another.'],
    'budget.read',
  ),
  articlePublished: template(
    'article',
    '/notificationAnnouncementParticulars?id={id}',
    ['title'],
    ['{title}', '平台发布了新公告，请查看。'],
    ['{title}', 'A new announcement was published.'],
  ),
  passwordChanged: template(
    'security',
    account,
    ['time'],
    ['登录密码已修改', '您的登录密码于 {time} 修改。如非本人操作，请立即联系单位管理员。'],
    ['Your password was changed', "It was changed at {time}. If this wasn't you, contact your administrator."],
  ),
  mobileChanged: template(
    'security',
    account,
    ['time'],
    ['手机号码已变更', '您的手机号码于 {time} 变更。如非本人操作，请立即联系单位管理员。'],
    ['Your mobile number was changed', "It was changed at {time}. If this wasn't you, contact your administrator."],
  ),
  emailChanged: template(
    'security',
    account,
    ['time'],
    ['邮箱已变更', '您的邮箱于 {time} 变更。如非本人操作，请立即联系单位管理员。'],
    ['Your email was changed', "It was changed at {time}. If this wasn't you, contact your administrator."],
  ),
  importDone: template(
    'importing',
    '/supplierImport',
    ['created', 'changed', 'failed'],
    ['导入已完成', '新增 {created} 条，更新 {changed} 条，失败 {failed} 条。'],
    ['Import finished', '{created} created, {changed} changed, {failed} failed.'],
  ),
  testMessage: template(
    'security',
    '/messageSettings',
    [],
    ['测试消息', '这是一条测试消息，收到即表示通知渠道正常。'],
    ['Test message', 'You get this message because you tested your message settings.'],
  ),
}
