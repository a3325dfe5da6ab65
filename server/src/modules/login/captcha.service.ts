import type { LoginRequest } from '#contract/login.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database.ts'
import { putTicket, takeTicket } from '#kit/tickets.ts'
import { drawCode, newCode } from './captcha.picture.ts'
import { sameCode } from './login.rules.ts'

const seconds = 300

/** Bound to the address that asked for it: a code cannot be solved elsewhere for many. */
const ticketOf = (actor: Actor, key: number | string) => ({ kind: 'captcha', secret: `${actor.ip}/${key}` })

export async function newCaptcha(database: Database, actor: Actor, key: number) {
  const code = newCode()
  await database.write(actor.tenantId, (tx) => putTicket(tx, actor.tenantId, ticketOf(actor, key), { code }, seconds))
  return { image: await drawCode(code) }
}

/** Whether the picture was read rightly; it has been used up by the question. */
export async function isCaptchaSolved(
  tx: Tx,
  actor: Actor,
  { verifyKey, verifyCode }: Pick<LoginRequest, 'verifyKey' | 'verifyCode'>,
  devCaptcha: string | undefined,
): Promise<boolean> {
  const captcha = await takeTicket<{ code: string }>(tx, ticketOf(actor, verifyKey ?? ''))
  const isExcused = devCaptcha !== undefined && verifyCode === devCaptcha
  return isExcused || (captcha !== undefined && sameCode(verifyCode, captcha.code))
}
