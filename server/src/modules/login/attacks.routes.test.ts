/** @module-tag thorough */
import { expect, test } from 'vitest'
import { refusals } from '#contract/refusals.ts'
import { createRole } from '#modules/identity/index.ts'
import { aPerson, ask, aTenant, database } from '#test/app.ts'
import { unexpectedResponses } from '#test/hostileStrings.ts'
import { ageCounters } from '#test/sms.ts'
import { accountCalls } from '#test/login/accountCalls.ts'
import { loginCalls } from '#test/login/loginCalls.ts'
import { mobile, password, type Scene, type Step } from '#test/login/loginStep.ts'

const steps = [...loginCalls, ...accountCalls]
const trialRole = { code: 'buyer', name: '采购人', enName: 'Buyer', permissions: [] }

async function aScene(typed = password): Promise<Scene> {
  const tenant = await aTenant({ smsPerDay: '100000', smsLogin: '1', isOpenTrial: '1' })
  await database.write(tenant.id, (tx) => createRole(tx, trialRole))
  return { tenant, ann: await aPerson(tenant, { password, mobile }), typed }
}

/** Each text attacks another parser; the general test sends further ones. */
const texts = [
  `\\'; select pg_sleep(10); --`,
  '<script>alert(1)</script>"><img src=x onerror=alert(1)>',
  '%s%s%n %00 %0d%0aSet-Cookie: a=b',
  '\u0000',
  '\ud800',
  '\u202e\u200b\ufeff',
  '٣٢١',
  '__proto__',
  '%_\\%',
  '',
  'x'.repeat(60),
]
const keys = ['verifyKey', 'validCodeKey']
const mega = 'x'.repeat(1_000_000)

async function send({ tenant, ann }: Scene, { name, route, isLoggedIn }: Step, sent: Record<string, unknown>) {
  await ageCounters(tenant, 25 * 3600)
  const { statusCode: status, body } = await ask(isLoggedIn ? ann : tenant, route, sent)
  return { path: `${name} ${route.path}`, sent, status, body, code: (JSON.parse(body) as { code: number }).code }
}

test.each(steps)(
  'malformed login input: $name ($route.path): hostile input in any field is refused with a message',
  async (step) => {
    const scene = await aScene()
    const fields = Object.entries(await step.given(scene)).filter(([, value]) => typeof value === 'string')
    expect(fields.length).toBeGreaterThan(0)
    const answers = []
    for (const [field] of fields)
      for (const text of texts) {
        const answer = await send(scene, step, { ...(await step.given(scene)), [field]: text })
        answers.push({ ...answer, isTaken: answer.code === 0 && ![...keys, ...(step.free ?? [])].includes(field) })
      }
    const tooLong = []
    for (const [field] of fields) tooLong.push(await send(scene, step, { ...(await step.given(scene)), [field]: mega }))
    expect(unexpectedResponses([...answers, ...tooLong])).toEqual([])
    expect(answers.filter(({ isTaken }) => isTaken).map(({ sent }) => JSON.stringify(sent))).toEqual([])
    const [tooLarge] = refusals[step.route.method === 'GET' ? 'input.invalid' : 'input.tooLarge']
    expect(new Set(tooLong.map(({ code }) => code))).toEqual(new Set([tooLarge]))
  },
)

const withPassword = steps.filter(({ name }) => /password|by name|proof/.test(name))

test.each(withPassword)(
  'malformed login input: $name ($route.path): hostile input in any ciphertext is refused with a message',
  async (step) => {
    const scene = await aScene()
    const answers = []
    for (const typed of texts) answers.push(await send(scene, step, await step.given({ ...scene, typed })))
    expect(unexpectedResponses(answers)).toEqual([])
  },
)
