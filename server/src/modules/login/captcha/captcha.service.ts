import { randomBytes } from 'node:crypto'
import type { LoginRequest } from '#contract/login/login.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { putToken, takeTokens } from '#kit/security/oneTimeTokens.ts'
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
export interface Picture {
  readonly code: string
}
export interface Puzzle {
  readonly x: number
}

/** Tokens of the picture and the jigsaw puzzle that an answer refers to; undefined if it refers to none. */
export const captchaTokens = (actor: Actor, { verifyKey, chenckMoveid }: CaptchaAnswer) => ({
  picture: verifyKey === undefined ? undefined : tokenOf(actor, verifyKey),
  puzzle: chenckMoveid === undefined ? undefined : sliderToken(actor, chenckMoveid),
})

/** Refusal if the typed text differs from the redeemed picture. */
export function pictureRefusal(
  picture: Picture | undefined,
  { verifyCode }: CaptchaAnswer,
  devCaptcha: string | undefined,
): 'login.captcha' | undefined {
  const isRight = picture !== undefined && isSameCode(verifyCode, picture.code)
  return isRight || isOfDevelopment(verifyCode, devCaptcha) ? undefined : 'login.captcha'
}

/** Refusal if the piece was not dragged to its target like a person does. */
export function puzzleRefusal(
  puzzle: Puzzle | undefined,
  { verifyCode, xWidth, track }: CaptchaAnswer,
  devCaptcha: string | undefined,
): 'login.slider' | undefined {
  const points = track?.map(([x = 0, y = 0, t = 0]): DragPoint => [x, y, t])
  const isRight = puzzle && xWidth !== undefined && points && !validateDrag({ xWidth, track: points }, puzzle.x)
  return isRight || isOfDevelopment(verifyCode, devCaptcha) ? undefined : 'login.slider'
}

const isOfDevelopment = (verifyCode: string | undefined, devCaptcha: string | undefined) =>
  devCaptcha !== undefined && verifyCode === devCaptcha

/** Verifies a picture; redeems it in any case. */
export const captchaRefusal = async (
  tx: Tx,
  actor: Actor,
  answer: CaptchaAnswer,
  devCaptcha: string | undefined,
): Promise<'login.captcha' | undefined> => {
  const [picture] = await takeTokens<[Picture]>(tx, captchaTokens(actor, answer).picture)
  return pictureRefusal(picture, answer, devCaptcha)
}
