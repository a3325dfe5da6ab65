import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { QrStatus } from '#contract/login/qrLogin.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { deviceOf } from '#kit/http/userAgent.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { refuse } from '#kit/refusal.ts'
import { findToken, lockToken, putToken, setToken, takeToken } from '#kit/security/oneTimeTokens.ts'
import { isSessionStrong } from '#modules/identity/index.ts'
import { savePendingLogin } from '../pendingLogin.service.ts'
import { continueLogin } from '../session.service.ts'
import { readSettings } from '#modules/tenancy/index.ts'

/** State of a QR code login between browser and phone. */
interface QrCode {
  readonly status: Exclude<QrStatus, 'expired'>
  /** Digest of the secret of the requesting browser. */
  readonly skey: string
  readonly ip: string
  readonly agent: string
  readonly requestedAt: string
  /** Person who scanned the code; only they can confirm. */
  readonly userId?: string
  readonly personId?: string
  /** The session of the confirming phone has two factors. */
  readonly hasSecondFactor?: boolean
}

const tokenOf = (serviceNo: string) => ({ kind: 'qr', secret: serviceNo })
const digest = (skey: string) => createHash('sha256').update(skey).digest('hex')

export function newQrCode(context: ServiceContext, actor: Actor) {
  const [serviceNo, skey] = [randomBytes(16).toString('hex'), randomBytes(24).toString('hex')]
  return context.database.write(actor.tenantId, async (tx) => {
    const { qrLoginSeconds: seconds } = await readSettings(tx, 'qrLoginSeconds')
    const { ip, agent, now } = actor
    const code: QrCode = { status: 'waiting', skey: digest(skey), ip, agent, requestedAt: now.toISOString() }
    await putToken(tx, tokenOf(serviceNo), code, seconds)
    return { serviceNo, skey, seconds }
  })
}

/** QRLjacking protection: the URL uses the called host, so a code displayed by another site leads to this one. */
export async function renderQrCode(db: Db, serviceNo: string, origin: string) {
  if (!(await findToken<QrCode>(db, tokenOf(serviceNo)))) return refuse('qr.expired')
  const { toString: drawQr } = await import('qrcode')
  const svg = await drawQr(`${origin}/qrConfirm?serviceNo=${encodeURIComponent(serviceNo)}`, {
    type: 'svg',
    margin: 1,
    errorCorrectionLevel: 'M',
  })
  return { image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}

export const qrStatusOf = async (db: Db, serviceNo: string): Promise<QrStatus> =>
  (await findToken<QrCode>(db, tokenOf(serviceNo)))?.status ?? 'expired'

/** Only the first person to scan a code may confirm it. */
export async function scanQrCode(tx: Tx, actor: Actor, serviceNo: string) {
  const code = (await lockToken<QrCode>(tx, tokenOf(serviceNo))) ?? refuse('qr.expired')
  if (code.status === 'refused' || code.status === 'confirmed') return refuse('qr.used')
  if (code.userId !== undefined && code.userId !== actor.userId) return refuse('qr.used')
  const { userId, personId } = actor
  await setToken(tx, tokenOf(serviceNo), { ...code, status: 'scanned', userId, personId })
  return { ip: code.ip, device: deviceOf(code.agent), requestedAt: code.requestedAt }
}

export async function confirmQrCode(tx: Tx, actor: Actor, serviceNo: string, agreed: boolean): Promise<void> {
  const code = (await lockToken<QrCode>(tx, tokenOf(serviceNo))) ?? refuse('qr.expired')
  if (code.status !== 'scanned' || code.userId !== actor.userId) return refuse('qr.used')
  const hasSecondFactor = await isSessionStrong(tx, actor.sessionId)
  await setToken(tx, tokenOf(serviceNo), {
    ...code,
    status: agreed ? 'confirmed' : 'refused',
    hasSecondFactor,
  })
}

/** Opens the confirmed session in the requesting browser, once; the secret proves that it is the same browser. */
export async function collectLogin(
  context: ServiceContext,
  actor: Actor,
  { serviceNo, entrance, skey }: { serviceNo: string; entrance?: Entrance | undefined; skey: string },
) {
  const key = await context.database.write(actor.tenantId, async (tx) => {
    const code = (await lockToken<QrCode>(tx, tokenOf(serviceNo))) ?? refuse('qr.expired')
    if (!timingSafeEqual(Buffer.from(digest(skey)), Buffer.from(code.skey))) return refuse('qr.stranger')
    if (code.status === 'refused') return refuse('qr.refused')
    const { userId, personId, hasSecondFactor } = code
    if (code.status !== 'confirmed' || userId === undefined || personId === undefined) return refuse('qr.waiting')
    await takeToken(tx, tokenOf(serviceNo))
    // The new session inherits the factors of the phone's session, and no more.
    return savePendingLogin(tx, actor, {
      method: 'qr',
      userIds: [userId],
      entrance,
      ...(hasSecondFactor ? { secondFactorFor: personId } : {}),
    })
  })
  return continueLogin(context, actor, { key })
}
