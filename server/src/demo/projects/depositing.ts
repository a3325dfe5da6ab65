import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { decideProjectDeposit } from '#modules/sourcing/commands.ts'
import type { Seller } from './actors.ts'
import { uploadPage } from './licence.ts'
import type { ProjectRun } from './projectRun.ts'

/** Payment of the deposit that a supplier reports with its enrolment. */
export async function paymentOf({ tx, project, seals }: ProjectRun, { actor, name }: Seller, at: Date) {
  const lines = ['银行电子回单', `付款人：${name}`, `金额：人民币 ${project.deposit} 元`, '用途：投标保证金']
  const receipt = await uploadPage(tx, actor, '保证金回单.pdf', lines, seals)
  return { depositPaidOn: dayOf(at), depositReceipts: [receipt] }
}

const reported = sqlQuery(
  'demo.reportedDeposit',
  `select id, version from sourcing.deposits
   where project_id = $projectId and supplier_id = $supplierId and status = 'reported'`,
)

/** Finance confirms a payment, or does not find it. */
export async function decideOnDeposit(
  { tx, actors, buyer }: ProjectRun,
  by: (actor: Actor) => Actor,
  projectId: string,
  { actor: { supplierId } }: Seller,
  isAccepted: boolean,
): Promise<void> {
  const reason = isAccepted ? '' : '付款账户与供应商名称不一致，请核对后重新提交。'
  const decider = actors.finance[0] ?? buyer
  for (const row of await reported(tx, { projectId, supplierId }))
    await decideProjectDeposit(tx, by(decider), { ...row, isAccepted, reason })
}
