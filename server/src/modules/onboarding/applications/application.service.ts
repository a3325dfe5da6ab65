import { foldCreditCode } from '#contract/kit/text/creditCode.ts'
import type { Actor } from '#kit/actor.ts'
import type { CaseAction } from '#contract/kit/case/states.ts'
import type { Acting, Brought } from '#kit/case/case.service.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { admitApplicant, isAccountTaken } from '#modules/identity/index.ts'
import { findByCreditCode, findByName, isBlacklisted, registerSupplier, rolesOf } from '#modules/suppliers/index.ts'
import { checksOf, demandCertificates } from './application.rules.ts'
import type { ApplicationRow } from './application.store.ts'

async function findOthers(
  db: Db,
  actor: Actor,
  { credit_code: code, company_name: name, user_code: userCode, user_id }: ApplicationRow,
) {
  const sameCode = await findByCreditCode(db, foldCreditCode(code))
  return {
    sameCode: sameCode && { name: sameCode.name, isBlacklisted: isBlacklisted(sameCode, actor.now) },
    sameName: await findByName(db, name),
    isAccountTaken: await isAccountTaken(db, { code: userCode, except: user_id }),
  }
}

/** What the automatic checks say of an application now. */
export const checkApplication = async (db: Db, actor: Actor, row: ApplicationRow) =>
  checksOf(row, await findOthers(db, actor, row), actor)

/** Refuses to submit what could not be approved. */
export async function checkSubmission(tx: Tx, actor: Actor, row: ApplicationRow): Promise<void> {
  if (row.category_ids.length === 0) refuse('supplierApplication.categoryMissing')
  demandCertificates(row.certificates, actor)
  const { sameCode, isAccountTaken: isTaken } = await findOthers(tx, actor, row)
  if (sameCode) refuse('supplierApplication.codeTaken')
  if (isTaken) refuse('supplierApplication.accountTaken')
}

/**
 * An approved application becomes a supplier with its certificates, and the applicant its administrator, in the
 * transaction of the decision. Of two approvals of one credit code at once the second is refused by its constraint.
 */
export async function decideApplication(
  tx: Tx,
  actor: Actor,
  { action, before, input }: Acting<ApplicationRow, CaseAction>,
): Promise<Brought> {
  if (action !== 'grant') return {}
  demandCertificates(before.certificates, actor)
  const supplierId = await registerSupplier(tx, actor, {
    code: String(input['code']),
    name: before.company_name,
    shortName: before.short_name,
    creditCode: foldCreditCode(before.credit_code),
    region: before.region,
    contactName: before.contact_name,
    contactTel: before.contact_tel,
    legalPerson: before.legal_person,
    address: before.address,
    email: before.email,
    categoryIds: before.category_ids,
    certificates: before.certificates.map(({ fileIds, ...certificate }) => ({
      ...certificate,
      files: before.attachments.filter(({ storageFileId }) => fileIds.includes(storageFileId)),
    })),
  })
  await admitApplicant(tx, actor, {
    userId: before.user_id,
    supplierId,
    userCode: before.user_code,
    userName: before.contact_name,
    email: before.email,
    roleIds: await rolesOf(tx, true),
  })
  return { patch: { supplier_id: supplierId } }
}
