import { byMail, template, topic } from '../kit/messages.ts'

const changeFacts = {
  changeNo: ['调整单号', 'Change number', 'YS20261101000012'],
  deptName: ['部门名称', 'Department', '采购管理部', 'Procurement'],
  amount: ['金额', 'Amount', '12,860.00'],
  reason: ['原因', 'Reason', '年度预算已下达', 'The budget of the year is fixed'],
} as const

const billFacts = {
  billNo: ['账单号', 'Bill', 'ED20261101000002'],
  deptName: ['部门名称', 'Department', '采购管理部', 'Procurement'],
  month: ['账期', 'Month', '2026-10'],
  rest: ['待还金额', 'To be repaid', '12,860.00'],
  dueOn: ['还款日', 'Due', '2026-11-16'],
} as const

export const ledgerMessages = {
  topics: {
    budgetUse: topic('140050501', 'budget', ['预算使用', 'Budget use'], ['operator'], [byMail, byMail]),
    budgetChanges: topic('140050503', 'budget', ['预算调整结果', 'Budget changes'], ['purchaser'], [byMail, byMail]),
    quotaBills: topic('140050504', 'budget', ['额度账单', 'Quota bills'], ['purchaser'], [byMail, byMail]),
    quotaResult: topic('140050502', 'budget', ['额度申请结果', 'Quota requests'], ['purchaser'], [byMail, byMail]),
  },
  templates: {
    budgetUsed: template(
      'budgetUse',
      '/budgets',
      {
        name: ['名称', 'Name', '2026 年度办公预算', 'Office budget 2026'],
        deptName: ['部门名称', 'Department', '采购管理部', 'Procurement'],
        percent: ['百分比', 'Percentage', '82'],
        available: ['可用金额', 'Available amount', '18,000.00'],
      },
      ['{deptName}预算已使用 {percent}%', '{name}当前可用 ¥{available}，请关注后续采购安排。'],
      ['{deptName} has used {percent}% of its budget', '¥{available} of {name} is still available.'],
      'budget.manage',
    ),
    budgetChangePosted: template(
      'budgetChanges',
      '/budgetChangeDetail?id={id}',
      changeFacts,
      ['预算调整 {changeNo} 已生效', '{deptName}，金额 ¥{amount}，已计入预算。'],
      ['Budget change {changeNo} is in effect', '{deptName}, ¥{amount}. The budget has changed.'],
      'budget.read',
    ),
    budgetChangeRejected: template(
      'budgetChanges',
      '/budgetChangeDetail?id={id}',
      changeFacts,
      ['预算调整 {changeNo} 未通过', '{deptName}，金额 ¥{amount}。原因：{reason}。'],
      ['Budget change {changeNo} was not approved', '{deptName}, ¥{amount}. Reason: {reason}.'],
      'budget.read',
    ),
    quotaBillCreated: template(
      'quotaBills',
      '/quotaBills?id={id}',
      billFacts,
      ['{deptName} {month} 额度账单已出账', '账单 {billNo}，待还 ¥{rest}，还款日 {dueOn}。'],
      ['Quota bill of {deptName}, {month}', 'Bill {billNo}: ¥{rest} to be repaid by {dueOn}.'],
      'budget.read',
    ),
    quotaBillDue: template(
      'quotaBills',
      '/quotaBills?id={id}',
      billFacts,
      ['{deptName}额度账单即将到期', '账单 {billNo}，待还 ¥{rest}，还款日 {dueOn}，逾期后额度将冻结。'],
      [
        'The quota bill of {deptName} is almost due',
        'Bill {billNo}: ¥{rest} by {dueOn}. The quota is frozen after that.',
      ],
      'budget.read',
    ),
    quotaBillOverdue: template(
      'quotaBills',
      '/quotaBills?id={id}',
      billFacts,
      ['{deptName}额度已冻结', '账单 {billNo} 逾期未还 ¥{rest}，还款后自动恢复下单。'],
      ['The quota of {deptName} is frozen', 'Bill {billNo}: ¥{rest} are overdue. It pays again once they are repaid.'],
      'budget.read',
    ),
    quotaGranted: template(
      'quotaResult',
      '/workbench',
      { deptName: ['部门名称', 'Department', '采购管理部', 'Procurement'], amount: ['金额', 'Amount', '12,860.00'] },
      ['授信额度申请已通过', '{deptName}已获得 ¥{amount} 授信额度，下单时可选择额度付款。'],
      ['Your quota request was approved', '{deptName} has a credit quota of ¥{amount} to pay orders with.'],
      'budget.read',
    ),
    quotaRefused: template(
      'quotaResult',
      '/workbench',
      {
        deptName: ['部门名称', 'Department', '采购管理部', 'Procurement'],
        reason: ['原因', 'Reason', '申请材料不全', 'Documents are missing'],
      },
      ['授信额度申请被驳回', '{deptName}的额度申请未通过：{reason}。可修改后重新申请。'],
      ['Your quota request was refused', 'The request of {deptName} was refused: {reason}. You can submit another.'],
      'budget.read',
    ),
  },
}
