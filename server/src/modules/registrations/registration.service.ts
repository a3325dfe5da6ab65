import { createHash, randomInt } from 'node:crypto'
import type { Input } from '#contract/kit/route.ts'
import type * as queue from '#contract/registrations/queue.ts'
import {
  requestNoLength,
  type requestRegistrationCode,
  type submitRegistration,
  type withdrawRegistration,
} from '#contract/registrations/registrations.ts'
import type { RegistrationAction, RegistrationStatus } from '#contract/registrations/states.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { caseCommands } from '#kit/case/case.service.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse, Refusal, throwIfRefused } from '#kit/refusal.ts'
import { replaceAttachments } from '#modules/files/index.ts'
import { addDepartment, addPerson, changeRights, isDepartmentNamed, setAccountRoles } from '#modules/identity/index.ts'
import { captchaRefusal, redeemNumberCode, requestCode, sendCode } from '#modules/login/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { maxADay, registrationFlow } from './registration.rules.ts'
import { countSent, lockProven, requests, type RequestRow } from './registration.store.ts'

type Sent = Input<typeof submitRegistration>
const day = 24 * 3_600_000
const isVisitor = ({ userId }: Actor): boolean => userId === '0'

/** Visitor key: a hash of the address, which does not reveal it. */
const visitorOf = ({ tenantId, ip }: Actor): string =>
  createHash('sha256')
    .update(JSON.stringify([tenantId, 'registration', ip]))
    .digest('base64url')

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Seventy random bits: with the mobile number they prove who applied. */
const newRequestNo = (): string =>
  `ZC${Array.from({ length: requestNoLength - 2 }, () => letters[randomInt(letters.length)]!).join('')}`

async function demandOpen({ database }: ServiceContext, { tenantId }: Actor): Promise<void> {
  const { deptEnable } = await database.read(tenantId, (db) => readSettings(db, 'deptEnable'))
  if (!deptEnable) refuse('thing.notFound')
}

type CodeStart = Input<typeof requestRegistrationCode>
/** Requests a code for a number. The captcha stays redeemed, so its refusal is returned, not thrown. */
export async function requestMobileCode(context: ServiceContext, actor: Actor, input: CodeStart): Promise<string> {
  await demandOpen(context, actor)
  if (!context.sms) return refuse('sms.off')
  const { mobile, verifyCode = '', verifyKey = '' } = input
  const outcome = await context.database.write(actor.tenantId, async (tx) => {
    if (!isVisitor(actor)) {
      const { personId, userId, sessionId } = actor
      return requestCode(tx, actor, 'smsRegister', { mobile, personId, userIds: [userId], sessionId })
    }
    const refusal = await captchaRefusal(tx, actor, { verifyCode, verifyKey }, context.devCaptcha)
    return refusal ? new Refusal(refusal) : requestCode(tx, actor, 'smsRegister', { mobile, userIds: [] })
  })
  return throwIfRefused(outcome)
}

/** The code of an account is valid only in the same session. */
const codeRefOf = (actor: Actor, uuid: string) =>
  ({ purpose: 'smsRegister', uuid, sessionId: isVisitor(actor) ? undefined : actor.sessionId }) as const

export const sendMobileCode = (context: ServiceContext, actor: Actor, uuid: string) =>
  sendCode(context, actor, codeRefOf(actor, uuid))

/** Submits a registration, new or revised; refused if the tenant allows no registration. */
export async function submit(context: ServiceContext, actor: Actor, input: Sent): Promise<RequestRow> {
  await demandOpen(context, actor)
  if (isVisitor(actor) && (input.attachments ?? []).length > 0) refuse('registration.filesSignedOut')
  const { uuid, msgCode, mobile } = input
  const outcome = await context.database.write(actor.tenantId, async (tx) => {
    const confirmed = await redeemNumberCode(context, tx, actor, { ...codeRefOf(actor, uuid), mobile }, msgCode)
    return confirmed instanceof Refusal ? confirmed : insertOrRepeat(tx, actor, input)
  })
  return throwIfRefused(outcome)
}

function trimmed({ deptName, parentName = '', contactName, mobile, reason }: Sent) {
  const values = {
    dept_name: deptName.trim(),
    parent_name: parentName.trim(),
    contact_name: contactName.trim(),
    mobile,
    reason: reason.trim(),
  }
  const needed = { deptName: values.dept_name, contactName: values.contact_name, reason: values.reason }
  const blank = Object.entries(needed).find(([, text]) => text === '')
  return blank ? refuse('registration.blank', { field: blank[0] }) : values
}

async function insertOrRepeat(tx: Tx, actor: Actor, input: Sent): Promise<RequestRow> {
  const values = trimmed(input)
  if (await isDepartmentNamed(tx, values.dept_name)) refuse('registration.nameTaken')
  const before = input.requestNo === undefined ? await begin(tx, actor, values) : await ownAgain(tx, actor, input)
  const status = registrationFlow.decide(before, 'submit', actor)
  const attached = { entity: 'registration', id: before.id, attachments: before.attachments }
  const attachments = await replaceAttachments(tx, actor, attached, input.attachments ?? [])
  const cleared = { reply: '', handler: '', decided_at: null }
  const after = await requests.set(tx, before, { ...values, ...cleared, attachments, status, submitted_at: actor.now })
  const data = { deptName: values.dept_name }
  await publish(tx, actor, { name: 'registration.submitted', id: before.id, from: before.status, to: status, data })
  return after
}

/** Creates a draft to be submitted at once, within the sender's daily limit. */
async function begin(tx: Tx, actor: Actor, values: ReturnType<typeof trimmed>): Promise<Locked<RequestRow>> {
  const [personId, visitor] = isVisitor(actor) ? [null, visitorOf(actor)] : [actor.personId, '']
  const since = new Date(actor.now.getTime() - day)
  const sender = personId === null ? { visitor, since } : { personId, since }
  for (const by of [{ mobile: values.mobile, since }, sender])
    if ((await countSent(tx, by)) >= maxADay) refuse('registration.tooMany')
  const { id } = await requests.insert(tx, {
    ...values,
    request_no: newRequestNo(),
    person_id: personId,
    user_id: personId === null ? null : actor.userId,
    visitor,
    status: '01',
    created_at: actor.now,
    submitted_at: actor.now,
  })
  return requests.lock(tx, id)
}

const ownAgain = async (tx: Tx, actor: Actor, { requestNo = '', formerMobile, mobile }: Sent) =>
  lockOwn(tx, actor, { requestNo, mobile: formerMobile ?? mobile })

/**
 * Locks the caller's registration: proven by request number and mobile number, and for accounts only by the same
 * person.
 */
async function lockOwn(tx: Tx, actor: Actor, proof: Input<typeof withdrawRegistration>): Promise<Locked<RequestRow>> {
  const before = await lockProven(tx, proof)
  const isOwn = before && (before.person_id === null || before.person_id === actor.personId)
  return isOwn ? before : refuse('registration.notFound')
}

export async function withdraw(tx: Tx, actor: Actor, proof: Input<typeof withdrawRegistration>): Promise<RequestRow> {
  const before = await lockOwn(tx, actor, proof)
  const status = registrationFlow.decide(before, 'withdraw', actor)
  const after = await requests.set(tx, before, { status })
  await publish(tx, actor, { name: 'registration.withdrawn', id: before.id, from: before.status, to: status })
  return after
}

type Approval = Input<typeof queue.approveRegistration>

/** The account of the contact, with the roles that the approver gives and may give; null where there is to be none. */
async function addContact(tx: Tx, actor: Actor, { contact_name: userName, mobile }: RequestRow, account: NewAccount) {
  const { userCode, deptId, roleIds } = account
  if (userCode === '') return roleIds.length > 0 ? refuse('registration.rolesWithoutAccount') : null
  if (roleIds.length > 0 && !actor.permissions.has('role.manage')) refuse('thing.notAllowed')
  const userId = await addPerson(tx, actor, { userCode, userName, mobile, email: '', deptId, entrance: 'purchaser' })
  if (roleIds.length > 0) await setAccountRoles(tx, actor, { userId, roleIds })
  return userId
}
interface NewAccount {
  readonly userCode: string
  readonly deptId: string
  readonly roleIds: string[]
}

const handle = caseCommands<RegistrationStatus, RegistrationAction, RequestRow>({
  rows: requests,
  flow: registrationFlow,
  entity: 'registration',
  verbs: { approve: 'approved', refuse: 'refused' },
  handledBy: ({ userName }) => ({ handler: userName }),
  repliedAt: 'decided_at',
  optional: ['approve'],
  decided: async (tx, actor, { action, before, input }) => {
    const about = { deptName: before.dept_name, applicantId: before.user_id }
    if (action === 'refuse') return { data: { reason: String(input['reply']).trim(), ...about } }
    const { id: _, version: __, userCode = '', roleIds = [], reply: ___, ...draft } = input as unknown as Approval
    const deptId = await addDepartment(tx, actor, draft)
    const userId = await addContact(tx, actor, before, { userCode, deptId, roleIds })
    return {
      patch: { decided_at: actor.now, dept_id: deptId, user_code: userCode },
      data: { deptId, userId, ...about },
    }
  },
})
export const refuseRequest = handle('refuse')
const approveLocked = handle('approve')
/**
 * Approves: the department and its contact's account are created in the same transaction. Lock order: rights before
 * departments, as when editing a person.
 */
export const approve = (tx: Tx, actor: Actor, input: Approval) =>
  changeRights(tx, () => approveLocked(tx, actor, input))
