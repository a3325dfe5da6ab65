import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { toString as drawQr } from 'qrcode'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { QrStatus } from '#contract/login/qrLogin.ts'
import type { Actor } from '#kit/actor.ts'
import type { Sql, Tx } from '#kit/database.ts'
import { deviceOf } from '#kit/userAgent.ts'
import type { AppContext } from '#kit/appContext.ts'
import { refuse } from '#kit/refusal.ts'
import { findToken, lockToken, putToken, setToken, takeToken } from '#kit/oneTimeTokens.ts'
import { isSessionStrong } from '#modules/identity/index.ts'
import { goOn, passAttempt } from './attempt.service.ts'
import { configsOf } from './config.service.ts'

/** A QR code on its way from a browser to a phone and back. */
interface Code {
  readonly status: Exclude<QrStatus, 'expired'>
  /** Digest of the secret of the browser that asked. */
  readonly skey: string
  readonly ip: string
  readonly agent: string
  readonly askedAt: string
  /** Who has read it; only they can agree. */
  readonly userId?: string
  readonly personId?: string
  /** The session of the phone that has agreed has shown two factors. */
  readonly isStrong?: boolean
}

const ticketOf = (serviceNo: string) => ({ kind: 'qr', secret: serviceNo })
const digest = (skey: string) => createHash('sha256').update(skey).digest('hex')

export function newQrCode(context: AppContext, actor: Actor) {
  const [serviceNo, skey] = [randomBytes(16).toString('hex'), randomBytes(24).toString('hex')]
  return context.database.write(actor.tenantId, async (tx) => {
    const { qrLoginSeconds: seconds } = await configsOf(tx, 'qrLoginSeconds')
    const { ip, agent, now } = actor
    const code: Code = { status: 'waiting', skey: digest(skey), ip, agent, askedAt: now.toISOString() }
    await putToken(tx, actor.tenantId, ticketOf(serviceNo), code, seconds)
    return { serviceNo, skey, seconds }
  })
}

/** The address is the host's that was called: a code of another site would ask for an agreement there. */
export async function drawQrCode(sql: Sql, serviceNo: string, origin: string) {
  if (!(await findToken<Code>(sql, ticketOf(serviceNo)))) return refuse('qr.expired')
  const svg = await drawQr(`${origin}/qrConfirm?serviceNo=${encodeURIComponent(serviceNo)}`, {
    type: 'svg',
    margin: 1,
    errorCorrectionLevel: 'M',
  })
  return { image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}

export const statusOf = async (sql: Sql, serviceNo: string): Promise<QrStatus> =>
  (await findToken<Code>(sql, ticketOf(serviceNo)))?.status ?? 'expired'

/** Who has read it first is the only one who may agree. */
export async function scan(tx: Tx, actor: Actor, serviceNo: string) {
  const code = (await lockToken<Code>(tx, ticketOf(serviceNo))) ?? refuse('qr.expired')
  if (code.status === 'refused' || code.status === 'confirmed') return refuse('qr.used')
  if (code.userId !== undefined && code.userId !== actor.userId) return refuse('qr.used')
  const { userId, personId } = actor
  await setToken(tx, ticketOf(serviceNo), { ...code, status: 'scanned', userId, personId })
  return { ip: code.ip, device: deviceOf(code.agent), askedAt: code.askedAt }
}

export async function confirm(tx: Tx, actor: Actor, serviceNo: string, agreed: boolean): Promise<void> {
  const code = (await lockToken<Code>(tx, ticketOf(serviceNo))) ?? refuse('qr.expired')
  if (code.status !== 'scanned' || code.userId !== actor.userId) return refuse('qr.used')
  const isStrong = await isSessionStrong(tx, actor.sessionId)
  await setToken(tx, ticketOf(serviceNo), { ...code, status: agreed ? 'confirmed' : 'refused', isStrong })
}

/** The browser that asked collects the session that the phone has agreed to; nobody else, and once. */
export async function collect(
  context: AppContext,
  actor: Actor,
  { serviceNo, entrance, skey }: { serviceNo: string; entrance?: Entrance | undefined; skey: string },
) {
  const key = await context.database.write(actor.tenantId, async (tx) => {
    const code = (await lockToken<Code>(tx, ticketOf(serviceNo))) ?? refuse('qr.expired')
    if (!timingSafeEqual(Buffer.from(digest(skey)), Buffer.from(code.skey))) return refuse('qr.stranger')
    if (code.status === 'refused') return refuse('qr.refused')
    const { userId, personId, isStrong } = code
    if (code.status !== 'confirmed' || userId === undefined || personId === undefined) return refuse('qr.waiting')
    await takeToken(tx, ticketOf(serviceNo))
    // What the phone's session has shown is shown here too, and no more than that.
    return passAttempt(tx, actor, {
      way: 'qr',
      userIds: [userId],
      entrance,
      ...(isStrong ? { strongFor: personId } : {}),
    })
  })
  return goOn(context, actor, { key })
}
