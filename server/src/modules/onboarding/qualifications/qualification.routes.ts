import * as contract from '#contract/onboarding/qualifications.ts'
import type { Actor } from '#kit/actor.ts'
import { ownActions } from '#kit/case/case.rules.ts'
import { serveCases } from '#kit/case/serveCases.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { refuse } from '#kit/refusal.ts'
import { requiredCertificates } from '#modules/catalogue/index.ts'
import { isDecision, isOwnReview, qualificationFlow, stateOf } from './qualification.rules.ts'
import * as service from './qualification.service.ts'
import { type QualificationRow, qualifications, qualificationStore } from './qualification.store.ts'

const presentOwn = (row: QualificationRow, actor: Actor): contract.OwnQualification => ({
  id: row.id,
  version: row.version,
  status: row.status,
  supplierName: row.supplier_name,
  categoryIds: row.category_ids,
  categories: row.categories,
  statement: row.statement,
  files: row.files,
  conditions: row.conditions,
  validTo: row.valid_to ?? '',
  state: stateOf(row, actor.now),
  reply: row.reply,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  ownActions: ownActions(qualificationFlow, row.status) as contract.OwnQualification['ownActions'],
})
const present = (row: QualificationRow, actor: Actor): contract.Qualification => ({
  ...presentOwn(row, actor),
  ownActions: [],
  supplierId: row.supplier_id,
  opener: row.opener,
  proposal: row.proposal,
  opinion: row.opinion,
  reviewer: row.reviewer,
  handler: row.handler,
  can: qualificationFlow
    .can(row, actor)
    .filter((action) => !isDecision(action) || !isOwnReview(row, actor)) as contract.Qualification['can'],
})

export function qualificationRoutes(app: App) {
  serveCases(app, contract.qualificationCase, {
    store: qualificationStore,
    present,
    own: { present: presentOwn, ownerOf: ({ supplierId }) => supplierId ?? '0' },
    name: ['品类准入', 'Qualifications'],
    columns: {
      supplierName: ['供应商', 'Supplier'],
      categories: ['品类', 'Categories'],
      status: { title: ['状态', 'Status'], words: contract.qualificationStatusNames },
      validTo: ['有效期至', 'Last day'],
      conditions: ['条件', 'Conditions'],
      opinion: ['评审意见', 'Review'],
      reviewer: ['评审人', 'Reviewed by'],
      handler: ['批准人', 'Decided by'],
      createdAt: ['发起时间', 'Opened'],
      decidedAt: ['批准时间', 'Decided'],
    },
    commands: {
      sendBack: service.sendBack,
      review: service.review,
      reopen: service.reopen,
      qualify: service.qualify,
      condition: service.condition,
      disqualify: service.disqualify,
      cancel: service.cancel,
    },
  })
  serve(app, contract.openQualification, async ({ db, actor, input }) =>
    present(await qualifications.find(db, await service.openQualification(db, actor, input)), actor),
  )
  serve(app, contract.applyForQualification, async ({ db, actor, input }) =>
    presentOwn(await qualifications.find(db, await service.applyForQualification(db, actor, input)), actor),
  )
  serve(app, contract.submitQualification, async ({ db, actor, input }) =>
    presentOwn(await qualifications.find(db, await service.submitQualification(db, actor, input)), actor),
  )
  serve(app, contract.withdrawQualification, async ({ db, actor, input }) =>
    presentOwn(await qualifications.find(db, await service.withdrawQualification(db, actor, input)), actor),
  )
  serve(app, contract.checkOwnQualification, ({ db, actor, input }) =>
    requiredCertificates(db, {
      supplierId: actor.supplierId ?? refuse('thing.notAllowed'),
      categoryIds: input.categoryIds.split(','),
      now: actor.now,
    }),
  )
  serve(app, contract.checkQualification, async ({ db, actor, input }) => {
    const row = await qualifications.find(db, input.id)
    return requiredCertificates(db, { supplierId: row.supplier_id, categoryIds: row.category_ids, now: actor.now })
  })
}
