import { restoreCase } from '#contract/onboarding/dispositions.ts'
import { caseOn } from '#kit/case/serveCase.ts'
import { applicationFlowOf } from '#kit/case/case.rules.ts'
import { refuse } from '#kit/refusal.ts'
import { replaceAttachments } from '#modules/files/index.ts'
import { isInForce } from './disposition.rules.ts'
import { liftAsRequested } from './disposition.service.ts'
import { dispositions, restoreStore } from './disposition.store.ts'

export const restoreFlow = applicationFlowOf('supplier.restrict')

export const restores = caseOn(restoreCase, {
  store: restoreStore,
  flow: restoreFlow,
  title: 'apply_user_name',
  attach: replaceAttachments,
  checkSubmission: async (tx, actor, { disposition_id: id }) => {
    const disposition = await dispositions.findIfThere(tx, id)
    if (disposition?.supplier_id !== actor.supplierId || !isInForce(disposition, actor.now))
      refuse('disposition.notInForce')
  },
  decided: async (tx, actor, { action, before, input }) => {
    const reply = typeof input.reply === 'string' && input.reply.trim() !== '' ? input.reply : before.apply_reason
    if (action === 'grant') await liftAsRequested(tx, actor, before.disposition_id, reply)
    return {}
  },
  name: ['恢复申请', 'Requests to lift dispositions'],
  columns: {
    applyUserName: ['申请人姓名', 'Name'],
    applyUserMobile: ['手机号码', 'Mobile'],
    applyReason: ['申请理由', 'Reason'],
  },
})
