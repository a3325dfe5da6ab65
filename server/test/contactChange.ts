import * as contract from '#contract/login/contact.ts'
import * as factors from '#contract/login/factors.ts'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import * as login from '#contract/login/login.ts'
import {
  aPerson,
  as,
  database,
  server,
  type Person,
  type PersonOptions,
  refusalOf,
  type TestTenant,
} from '#test/app.ts'
import { loginForm, encryptPassword } from '#test/login.ts'
import { lastCode } from '#test/sms.ts'
import { openSessionFor } from '#modules/identity/index.ts'

export const password = 'Right@2026'

export const [oldMobile, newMobile, other] = ['13800001234', '13900009999', '13700007777']

export const personWithPassword = (tenant: TestTenant, options: PersonOptions = {}) =>
  aPerson(tenant, { password, ...options })

export const prove = async (person: Person, typed = password) =>
  as(person, factors.prove, await encryptPassword(person.host, typed))

export const requested = async (person: Person, mobile = newMobile) =>
  as(person, contract.askNewMobile, { key: (await prove(person)).key, mobile })

/** Requests an SMS code; returns its uuid and the code. */
export async function sent(tenant: TestTenant, person: Person, mobile = newMobile) {
  const uuid = await requested(person, mobile)
  await as(person, contract.sendNewMobileMsg, { uuid })
  return { uuid, msgCode: await lastCode(tenant, mobile) }
}

export const change = async (tenant: TestTenant, person: Person, mobile = newMobile) =>
  as(person, contract.changeMobile, await sent(tenant, person, mobile))

/** Another session of the same person. */
export async function otherSession(person: Person): Promise<Person> {
  const { tenantId, userId } = person
  const sessionId = await database.write(tenantId, (tx) => openSessionFor(tx, userId))
  return { ...person, sessionId, token: await server.authenticator.issueToken({ sessionId, userId, tenantId }) }
}

export const isLoggedIn = async (person: Person) => (await refusalOf(as(person, qryUserRefDetail, {}))) === 'accepted'

export const storedContact = ({ tenantId, personId }: Person) =>
  database.read(tenantId, (db) =>
    db.selectFrom('identity.people').select(['mobile', 'email']).where('id', '=', personId).executeTakeFirstOrThrow(),
  )

export const eventsOf = ({ tenantId, personId }: Person) =>
  database.read(tenantId, (db) =>
    db
      .selectFrom('kit.events')
      .select(['name', 'data', 'actor_id'])
      .where('entity_id', '=', personId)
      .where('entity', '=', 'person')
      .orderBy('id')
      .execute(),
  )

export const logIn = async (tenant: TestTenant, name: string) =>
  refusalOf(as(tenant, login.login, await loginForm(tenant.host, name, password)))

export const begin = async (person: Person, key: string) => [
  await refusalOf(as(person, contract.askNewMobile, { key, mobile: newMobile })),
  await refusalOf(as(person, contract.changeEmail, { key, email: 'new@qiming.cn' })),
]
