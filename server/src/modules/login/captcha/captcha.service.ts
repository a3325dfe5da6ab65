import { randomBytes } from 'node:crypto'
import type { LoginRequest } from '#contract/login/login.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { putToken, takeToken } from '#kit/security/oneTimeTokens.ts'
import { renderCaptcha } from './captcha.picture.ts'
import { newCaptchaCode } from './captcha.glyphs.ts'
import { isSameCode } from '../login.rules.ts'
import { renderSlider } from './slider.picture.ts'
import { validateDrag, type DragPoint } from './slider.rules.ts'

const lifetimeSeconds = 300

/** Bound to the requesting IP address, so that captchas cannot be solved by a farm elsewhere. */
const tokenOf = (actor: Actor, key: number | string) => ({ kind: 'captcha', secret: `${actor.ip}/${key}` })

export async function newCaptcha(database: Database, actor: Actor, key: number) {
  const code = newCaptchaCode()
  await database.write(actor.tenantId, (tx) => putToken(tx, tokenOf(actor, key), { code }, lifetimeSeconds))
  return { image: await renderCaptcha(code) }
}

const sliderToken = (actor: Actor, id: string) => ({ kind: 'slider', secret: `${actor.ip}/${id}` })

export async function newSlider(database: Database, actor: Actor) {
  const { x, ...puzzle } = await renderSlider()
  const chenckMoveid = randomBytes(16).toString('hex')
  await database.write(actor.tenantId, (tx) => putToken(tx, sliderToken(actor, chenckMoveid), { x }, lifetimeSeconds))
  return { ...puzzle, chenckMoveid }
}

type CaptchaAnswer = Pick<LoginRequest, 'verifyKey' | 'verifyCode' | 'chenckMoveid' | 'xWidth' | 'track'>

/** Verifies a captcha of the tenant's kind, and redeems it whatever the result. */
export async function captchaRefusal(
  tx: Tx,
  actor: Actor,
  answer: CaptchaAnswer,
  kind: 'picture' | 'slider',
  devCaptcha: string | undefined,
): Promise<'login.captcha' | 'login.slider' | undefined> {
  const isRight = kind === 'slider' ? await isPuzzleSolved(tx, actor, answer) : await isCodeSolved(tx, actor, answer)
  if (isRight || (devCaptcha !== undefined && answer.verifyCode === devCaptcha)) return undefined
  return kind === 'slider' ? 'login.slider' : 'login.captcha'
}

async function isCodeSolved(tx: Tx, actor: Actor, { verifyKey, verifyCode }: CaptchaAnswer): Promise<boolean> {
  const captcha = await takeToken<{ code: string }>(tx, tokenOf(actor, verifyKey ?? ''))
  return captcha !== undefined && isSameCode(verifyCode, captcha.code)
}

async function isPuzzleSolved(tx: Tx, actor: Actor, { chenckMoveid, xWidth, track }: CaptchaAnswer): Promise<boolean> {
  const puzzle = await takeToken<{ x: number }>(tx, sliderToken(actor, chenckMoveid ?? ''))
  if (!puzzle || xWidth === undefined || !track) return false
  const points = track.map(([x = 0, y = 0, t = 0]): DragPoint => [x, y, t])
  return validateDrag({ xWidth, track: points }, puzzle.x) === undefined
}
