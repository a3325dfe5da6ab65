import { randomInt } from 'node:crypto'
import { isForTrials, type TrialApplication } from '#contract/login/trial.ts'
import type { Actor } from '#kit/actor.ts'
import { ipPrefix } from '#kit/http/clientIp.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { refuse, refuseInput, Refusal } from '#kit/refusal.ts'
import {
  createDepartment,
  createPerson,
  createUser,
  findDepartmentByCode,
  findRoleByCode,
  hashPassword,
  rootDepartment,
} from '#modules/identity/index.ts'
import { portalOf, readSettings } from '#modules/tenancy/index.ts'
import { captchaRefusal } from '../captcha/captcha.service.ts'
import { trialLimits } from '../login.rules.ts'
import { insertCounts, lockCounters, countOf } from '../attemptCounter.store.ts'
import { trials } from './trial.store.ts'

const day = 86_400_000

/** Opens a trial account: an initial password that must be changed, and an expiry date. */
export async function openTrial(
  context: ServiceContext,
  actor: Actor,
  { verifyCode, verifyKey, ...form }: TrialApplication & { verifyCode: string; verifyKey: string | number },
) {
  const application = trimForm(form)
  const refusal = await context.database.write(actor.tenantId, async (tx) => {
    if ((await portalOf(tx, actor.tenantId, actor.host)).isOpenTrial !== '1') return new Refusal('trial.off')
    const refusalCode = await captchaRefusal(tx, actor, { verifyCode, verifyKey }, context.devCaptcha)
    return refusalCode ? new Refusal(refusalCode) : countTrial(tx, actor, application.tel)
  })
  if (refusal) throw refusal
  const password = newPassword()
  const passwordHash = await hashPassword(password)
  const { account, endsAt } = await context.database.write(actor.tenantId, (tx) =>
    addTrial(tx, actor, application, passwordHash),
  )
  return { account, password, endTime: endsAt.toISOString() }
}

/** Creates the account of a trial, and the trial for those who follow it up. */
export async function addTrial(tx: Tx, actor: Actor, application: TrialApplication, passwordHash: string) {
  const { trialDays, trialRole } = await readSettings(tx, 'trialDays', 'trialRole')
  const endsAt = new Date(actor.now.getTime() + trialDays * day)
  const { account, userId } = await createTrialAccount(tx, application, { trialRole, passwordHash, endsAt })
  const { orgName, enterpriseWeb = '', orgAddress = '', contactsName, tel, email, demand } = application
  const { id } = await trials.insert(tx, {
    org_name: orgName,
    enterprise_web: enterpriseWeb,
    org_address: orgAddress,
    contacts_name: contactsName,
    tel,
    email,
    demand,
    user_id: userId,
    account,
    ends_at: endsAt,
    created_at: actor.now,
  })
  await publish(tx, actor, { name: 'trial.opened', id, to: '01', data: { userId } })
  return { id, account, endsAt }
}

/** Trims all texts; a blank one is refused as missing. */
function trimForm(form: TrialApplication): TrialApplication {
  const [orgName, contactsName, demand] = [form.orgName.trim(), form.contactsName.trim(), form.demand.trim()]
  const blank = Object.entries({ orgName, contactsName, demand }).find(([, text]) => text === '')
  if (blank) refuseInput('required', { field: blank[0] })
  return { ...form, orgName, contactsName, demand }
}

/** Rate limits of trials by number and IP prefix, counted before anything is created. */
async function countTrial(tx: Tx, actor: Actor, tel: string): Promise<Refusal | undefined> {
  const [number, address] = [`trial:${tel}`, `trialFrom:${ipPrefix(actor.ip)}`]
  await lockCounters(tx, [number, address])
  const minutesOfDay = 24 * 60
  const isTooMany =
    (await countOf(tx, number, minutesOfDay)) >= trialLimits.perNumberAndDay ||
    (await countOf(tx, address, minutesOfDay)) >= trialLimits.perAddressAndDay
  if (isTooMany) return new Refusal('trial.tooMany')
  await insertCounts(tx, [number, address])
  return undefined
}

/** Number and e-mail are unverified: stored with the application, not used for login. */
async function createTrialAccount(
  tx: Tx,
  trial: TrialApplication,
  { trialRole, passwordHash, endsAt }: { trialRole: string; passwordHash: string; endsAt: Date },
) {
  const role = await findRoleByCode(tx, trialRole)
  if (!role || !isForTrials(role.permissions)) return refuse('trial.off')
  const personId = await createPerson(tx, { mobile: '', email: '', passwordHash, mustChange: true })
  const account = `trial${String(randomInt(100_000_000)).padStart(8, '0')}`
  const userId = await createUser(tx, {
    code: account,
    name: trial.contactsName,
    personId,
    entrance: 'purchaser',
    deptId: await findOrCreateTrialDepartment(tx),
    expiresAt: endsAt,
    isTrial: true,
    roleIds: [role.id],
  })
  return { account, userId }
}

const departmentCode = 'trial'

/** The department of trial accounts, created with the first one. */
async function findOrCreateTrialDepartment(tx: Tx): Promise<string> {
  await lockCounters(tx, ['trialDepartment'])
  const known = await findDepartmentByCode(tx, departmentCode)
  if (known) return known.id
  const root = (await rootDepartment(tx)) ?? refuse('trial.off')
  const parent = { id: root.id, path: root.path, fullName: root.full_name }
  return (await createDepartment(tx, { code: departmentCode, name: '试用', parent })).id
}

/** Character classes without ambiguous letters and digits. */
const characterClasses = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '@#%*+=?'] as const

/** Twelve characters of all four classes in random order. */
function newPassword(): string {
  const pick = (from: string) => from[randomInt(from.length)]!
  const picked = [
    ...characterClasses.map(pick),
    ...Array.from({ length: 8 }, () => pick(characterClasses.slice(0, 3).join(''))),
  ]
  for (let last = picked.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1)
    ;[picked[last], picked[other]] = [picked[other]!, picked[last]!]
  }
  return picked.join('')
}
