import { randomInt } from 'node:crypto'
import { isForTrials, type TrialApplication } from '#contract/login/trial.ts'
import type { Actor } from '#kit/actor.ts'
import { ipPrefix } from '#kit/clientIp.ts'
import type { Tx } from '#kit/database.ts'
import { announce } from '#kit/events.ts'
import type { House } from '#kit/house.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import {
  createDepartment,
  createPerson,
  createUser,
  findDepartmentByCode,
  findRoleByCode,
  hashPassword,
  rootDepartment,
} from '#modules/identity/index.ts'
import { settingsOf } from '#modules/tenancy/index.ts'
import { captchaFlaw } from './captcha.service.ts'
import { configsOf } from './config.service.ts'
import { trialLimits } from './login.rules.ts'
import { insertTallies, lockSubjects, tallyOf } from './tally.store.ts'
import { insertTrial } from './trial.store.ts'

/** An account of its own for whoever wants to try the product. Its password is for one login, and it ends by itself. */
export async function addTrial(
  house: House,
  actor: Actor,
  { verifyCode, verifyKey, ...form }: TrialApplication & { verifyCode: string; verifyKey: string },
) {
  const application = trimmed(form)
  const refusal = await house.database.write(actor.tenantId, async (tx) => {
    if ((await settingsOf(tx, actor.tenantId, actor.host)).isOpenTrial !== '1') return new Refusal('trial.off')
    const flaw = await captchaFlaw(tx, actor, { verifyCode, verifyKey }, 'picture', house.devCaptcha)
    return flaw ? new Refusal(flaw) : countTrial(tx, actor, application.tel)
  })
  if (refusal) throw refusal
  const password = newPassword()
  const passwordHash = await hashPassword(password)
  return house.database.write(actor.tenantId, async (tx) => {
    const { trialDays, trialRole } = await configsOf(tx, 'trialDays', 'trialRole')
    const endsAt = new Date(actor.now.getTime() + trialDays * 86_400_000)
    const { account, userId } = await found(tx, application, { trialRole, passwordHash, endsAt })
    const id = await insertTrial(tx, { ...application, userId, endsAt })
    await announce(tx, actor, { name: 'trial.opened', id, data: { userId } })
    return { account, password, endTime: endsAt.toISOString() }
  })
}

/** What was typed, without the blanks around it; where nothing else was typed it is missing. */
function trimmed(form: TrialApplication): TrialApplication {
  const [orgName, contactsName, demand] = [form.orgName.trim(), form.contactsName.trim(), form.demand.trim()]
  const blank = Object.entries({ orgName, contactsName, demand }).find(([, text]) => text === '')
  if (blank) refuse('input.invalid', { what: blank[0] })
  return { ...form, orgName, contactsName, demand }
}

/** Counted before anything is made, for the number and for the address. */
async function countTrial(tx: Tx, actor: Actor, tel: string): Promise<Refusal | undefined> {
  const [number, address] = [`trial:${tel}`, `trialFrom:${ipPrefix(actor.ip)}`]
  await lockSubjects(tx, [number, address])
  const day = 24 * 60
  const isTooMany =
    (await tallyOf(tx, number, day)) >= trialLimits.perNumberAndDay ||
    (await tallyOf(tx, address, day)) >= trialLimits.perAddressAndDay
  if (isTooMany) return new Refusal('trial.tooMany')
  await insertTallies(tx, [number, address])
  return undefined
}

/** Nobody has shown that number and mail are theirs: they belong to the application and open nothing. */
async function found(
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
    deptId: await trialDepartment(tx),
    expiresAt: endsAt,
    isTrial: true,
    roleIds: [role.id],
  })
  return { account, userId }
}

const departmentCode = 'trial'

/** The department of all who try; the first of them founds it. */
async function trialDepartment(tx: Tx): Promise<string> {
  await lockSubjects(tx, ['trialDepartment'])
  const known = await findDepartmentByCode(tx, departmentCode)
  if (known) return known.id
  const root = (await rootDepartment(tx)) ?? refuse('trial.off')
  const parent = { id: root.id, path: root.path, fullName: root.full_name }
  return (await createDepartment(tx, { code: departmentCode, name: '试用', parent })).id
}

/** Without letters and digits that are taken for one another. */
const kinds = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '@#%*+=?'] as const

/** Twelve characters of all four kinds, in any order. */
function newPassword(): string {
  const pick = (from: string) => from[randomInt(from.length)]!
  const picked = [...kinds.map(pick), ...Array.from({ length: 8 }, () => pick(kinds.slice(0, 3).join('')))]
  for (let last = picked.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1)
    ;[picked[last], picked[other]] = [picked[other]!, picked[last]!]
  }
  return picked.join('')
}
