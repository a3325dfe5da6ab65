import { firstCharacters } from '#contract/kit/text/characters.ts'
import { StorageFileId } from '#contract/files/files.ts'
import type { Input } from '#contract/kit/route.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { compare } from '#contract/kit/money.ts'
import { List, Note, Optional, shape } from '#contract/kit/schema.ts'
import * as contract from '#contract/ledger/quotaApplications.ts'
import { quotaView } from '#contract/ledger/quotaView.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { hasCertificate } from '#modules/certificates/index.ts'
import { replaceAttachments } from '#modules/files/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { Check } from 'typebox/schema'
import { findNearestFunds } from '../fund.nearest.store.ts'
import { quotaShownTo, setBudget } from '../fund.service.ts'
import { quotaApplicationFlow } from './application.rules.ts'
import { applications } from './application.store.ts'

/** Whether the applicant has a valid certificate, if the tenant requires one. */
export async function passesCaCheck(db: Db, { personId, now }: Actor): Promise<boolean> {
  const { isQuotaCaChecked } = await readSettings(db, 'isQuotaCaChecked')
  return !isQuotaCaChecked || (await hasCertificate(db, [personId], now))
}

const Files = List(
  shape({ storageFileId: StorageFileId, fileName: Optional(Note(300)), fileUrl: Optional(Note(500)) }),
  contract.maxQuotaFiles,
)

/** File keys in the JSON of an application; empty if the text is not JSON. */
function filesIn(attachment: string): readonly string[] {
  if (attachment.trim() === '') return []
  let read: unknown
  try {
    read = JSON.parse(attachment)
  } catch {
    return refuse('quota.fileWrong')
  }
  if (!Check(Files, read)) return refuse('quota.fileWrong')
  return [...new Set(read.map(({ storageFileId }) => storageFileId))]
}

/** Applies for a quota of one's own department; after a refusal a new application is possible. */
export async function applyForQuota(tx: Tx, actor: Actor, input: Input<typeof contract.applyForQuota>) {
  const { mobile, applyReason } = input
  const keys = filesIn(input.attachment)
  const violations = contract.violationsOfApplication({ mobile, applyReason, files: keys.length })
  const violation = violations.attachment ?? violations.applyReason ?? violations.mobile
  if (violation) refuse(violation)
  if (actor.isTrial) refuse('quota.enterpriseOnly')
  await refuseUnlessOffered(tx, actor)
  if (!(await passesCaCheck(tx, actor))) refuse('quota.caMissing')
  const { id } = await applications.insert(tx, {
    dept_id: actor.deptId,
    dept_name: actor.deptName,
    user_id: actor.userId,
    person_id: actor.personId,
    user_name: actor.userName,
    mobile: mobile.trim(),
    reason: applyReason.trim(),
    created_at: actor.now,
  })
  const owner = { entity: 'quotaApplication', id, attachments: [] }
  const attachments = await replaceAttachments(tx, actor, owner, keys)
  await applications.set(tx, await applications.lock(tx, id), { attachments })
  await publish(tx, actor, { name: 'quotaApplication.applied', id, to: '01', data: { deptId: actor.deptId } })
  return id
}

/**
 * Refuses unless the button is offered: quotas are checked, and the department has neither a quota nor an open
 * application.
 */
async function refuseUnlessOffered(tx: Tx, actor: Actor): Promise<void> {
  const { isCheckQuota } = await readSettings(tx, 'isCheckQuota')
  const shown = await quotaShownTo(tx, actor)
  const view = quotaView(shown)
  if (view.shows === 'amount') refuse('quota.there')
  if (shown.quotaReleased === '-2') refuse('quota.applied')
  if (!isCheckQuota || view.button === null) refuse('quota.notOffered')
}

interface Decision {
  readonly id: string
  readonly version: number
}
const decidedBy = ({ userId, userName, now }: Actor) => ({ decided_by: userId, decider: userName, decided_at: now })

/**
 * Grants an application. The quota is created and posted in the transaction of the decision, so each application
 * creates exactly one.
 */
export async function grantQuota(tx: Tx, actor: Actor, input: Input<typeof contract.grantQuota>): Promise<string> {
  const { id, version, amount, startsOn, endsOn } = input
  const before = await applications.lock(tx, id, version)
  const status = quotaApplicationFlow.decide(before, 'grant', actor)
  if (compare(amount, '0') <= 0) refuse('fund.amountInvalid')
  const [existing] = await findNearestFunds(tx, 'quota', [before.dept_id], dayOf(actor.now), 'active')
  if (existing?.dept_id === before.dept_id) refuse('quota.there')
  const fund = await setBudget(tx, actor, {
    kind: 'quota',
    deptId: before.dept_id,
    name: firstCharacters(`授信额度 · ${before.dept_name}`, 60),
    startsOn,
    endsOn,
    active: true,
    amount,
    reason: firstCharacters(before.reason, 200),
  })
  const granted = { status, amount, starts_on: startsOn, ends_on: endsOn, fund_id: fund.id }
  await applications.set(tx, before, { ...granted, ...decidedBy(actor) })
  await publish(tx, actor, {
    name: 'quotaApplication.granted',
    id,
    from: before.status,
    to: status,
    data: {
      applicantId: before.user_id,
      deptId: before.dept_id,
      deptName: before.dept_name,
      fundId: fund.id,
      amount,
    },
  })
  return id
}

/** Refuses an application with a reason that the applicant sees. */
export async function refuseQuota(
  tx: Tx,
  actor: Actor,
  { id, version, reason }: Decision & { readonly reason: string },
): Promise<string> {
  const before = await applications.lock(tx, id, version)
  const status = quotaApplicationFlow.decide(before, 'refuse', actor)
  await applications.set(tx, before, { status, refusal: reason.trim(), ...decidedBy(actor) })
  await publish(tx, actor, {
    name: 'quotaApplication.refused',
    id,
    from: before.status,
    to: status,
    reason: reason.trim(),
    data: {
      applicantId: before.user_id,
      deptId: before.dept_id,
      deptName: before.dept_name,
      reason: reason.trim(),
    },
  })
  return id
}
