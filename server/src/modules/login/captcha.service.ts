import { randomBytes } from 'node:crypto'
import type { LoginRequest } from '#contract/login/login.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database.ts'
import { putToken, takeToken } from '#kit/oneTimeTokens.ts'
import { drawCode, newCode } from './captcha.picture.ts'
import { sameCode } from './login.rules.ts'
import { drawSlider } from './slider.picture.ts'
import { doubtOf, type DragPoint } from './slider.rules.ts'

const seconds = 300

/** Bound to the address that asked for it: a code cannot be solved elsewhere for many. */
const ticketOf = (actor: Actor, key: number | string) => ({ kind: 'captcha', secret: `${actor.ip}/${key}` })

export async function newCaptcha(database: Database, actor: Actor, key: number) {
  const code = newCode()
  await database.write(actor.tenantId, (tx) => putToken(tx, actor.tenantId, ticketOf(actor, key), { code }, seconds))
  return { image: await drawCode(code) }
}

const sliderTicket = (actor: Actor, id: string) => ({ kind: 'slider', secret: `${actor.ip}/${id}` })

export async function newSlider(database: Database, actor: Actor) {
  const { x, ...puzzle } = await drawSlider()
  const chenckMoveid = randomBytes(16).toString('hex')
  await database.write(actor.tenantId, (tx) =>
    putToken(tx, actor.tenantId, sliderTicket(actor, chenckMoveid), { x }, seconds),
  )
  return { ...puzzle, chenckMoveid }
}

type Answer = Pick<LoginRequest, 'verifyKey' | 'verifyCode' | 'chenckMoveid' | 'xWidth' | 'track'>

/** What is wrong with the answer to the tenant's kind of question; the picture, or the puzzle, has been used up by it. */
export async function captchaFlaw(
  tx: Tx,
  actor: Actor,
  answer: Answer,
  kind: 'picture' | 'slider',
  devCaptcha: string | undefined,
): Promise<'login.captcha' | 'login.slider' | undefined> {
  const isRight = kind === 'slider' ? await isPuzzleSolved(tx, actor, answer) : await isCodeRead(tx, actor, answer)
  if (isRight || (devCaptcha !== undefined && answer.verifyCode === devCaptcha)) return undefined
  return kind === 'slider' ? 'login.slider' : 'login.captcha'
}

async function isCodeRead(tx: Tx, actor: Actor, { verifyKey, verifyCode }: Answer): Promise<boolean> {
  const captcha = await takeToken<{ code: string }>(tx, ticketOf(actor, verifyKey ?? ''))
  return captcha !== undefined && sameCode(verifyCode, captcha.code)
}

async function isPuzzleSolved(tx: Tx, actor: Actor, { chenckMoveid, xWidth, track }: Answer): Promise<boolean> {
  const puzzle = await takeToken<{ x: number }>(tx, sliderTicket(actor, chenckMoveid ?? ''))
  if (!puzzle || xWidth === undefined || !track) return false
  const points = track.map(([x = 0, y = 0, t = 0]): DragPoint => [x, y, t])
  return doubtOf({ xWidth, track: points }, puzzle.x) === undefined
}
