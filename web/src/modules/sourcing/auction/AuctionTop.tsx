import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import type { AuctionRoom } from '#contract/sourcing/auction/auction.ts'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'
import { useAtServerTime } from '../countdown/useServerTime.ts'
import css from './Auction.module.css'
import { timeOf } from './clockTexts.ts'
import type { FollowedAuction } from './useAuction.ts'

const tones: Readonly<Record<AuctionRoom['frame']['view']['phase'], Tone>> = {
  scheduled: 'warn',
  open: 'info',
  paused: 'warn',
  closed: 'ok',
  failed: 'err',
  cancelled: 'mute',
}

/** Title of an auction with its phase, the connection and the server's time. */
export function AuctionTop({ auction }: { readonly auction: FollowedAuction }) {
  const { t } = useTranslation()
  const { room, view, connection, asOf } = auction
  const now = useAtServerTime((ms) => ms)
  return (
    <header className={css['top']}>
      <h2>{room.title}</h2>
      <StatusTag tone={tones[view.phase]} as="tag">
        {t(`auctionRoom.phase.${view.phase}`)}
      </StatusTag>
      <small>
        <span className={css['dot']} data-state={connection}>
          {t(`auctionRoom.connection.${connection}`)}
        </span>{' '}
        {connection === 'lost' && t('auctionRoom.asOf', { time: timeOf(asOf) })}{' '}
        {t('auctionRoom.serverTime', { time: timeOf(now) })}
      </small>
    </header>
  )
}

/** Rule of an auction in short facts. */
export function AuctionTermsList({ auction: { room, view } }: { readonly auction: FollowedAuction }) {
  const { t } = useTranslation()
  const { terms } = room
  const { no = null, weight = null } = view.own ?? {}
  const step =
    terms.stepKind === 'amount' ? t('auctionRoom.terms.yuan', { amount: formatMoney(terms.step) }) : `${terms.step}%`
  const isFree = terms.format === 'english' || terms.format === 'turns'
  const facts: readonly (readonly [string, string])[] = [
    ...(no === null ? [] : [[t('auctionRoom.terms.no'), t('auctionRoom.bidder', { no: twoDigits(no) })] as const]),
    [t('auctionRoom.terms.format'), t(`auctionRoom.terms.formats.${terms.format}`)],
    terms.lots
      ? [t('auctionLots.title'), t('auctionLots.count', { count: terms.lots.length })]
      : [
          t('auctionRoom.terms.start'),
          terms.startPrice === null ? t('auctionRoom.terms.noStart') : `¥${formatMoney(terms.startPrice)}`,
        ],
    ...(isFree
      ? ([
          [
            t('auctionRoom.terms.step'),
            t(terms.stepBase === 'own' ? 'auctionRoom.terms.stepOwn' : 'auctionRoom.terms.stepLead', { step }),
          ],
          [t('auctionRoom.terms.tie'), t(`auctionRoom.terms.ties.${terms.tie}`)],
        ] as const)
      : []),
    ...(terms.format === 'english'
      ? ([
          [
            t('auctionRoom.terms.extension'),
            terms.extensionWindow === 0
              ? t('auctionRoom.terms.noExtension')
              : t('auctionRoom.terms.extensionText', {
                  window: terms.extensionWindow,
                  minutes: terms.extensionMinutes,
                  trigger: t(`auctionRoom.terms.triggers.${terms.trigger}`),
                }),
          ],
        ] as const)
      : []),
    ...(terms.compare ? [[t('auctionRoom.weights.compare'), t('auctionRoom.weights.formula')] as const] : []),
    ...(weight
      ? [
          [
            t('auctionRoom.weights.mine'),
            t('auctionRoom.weights.mineText', { addition: formatMoney(weight.addition), factor: weight.factor }),
          ] as const,
        ]
      : []),
    ...(terms.surrogate ? [[t('auctionLots.record.title'), t('auctionLots.record.rule')] as const] : []),
    ...(terms.proxy ? [[t('auctionProxy.rule'), t('auctionProxy.ruleText')] as const] : []),
    ...(terms.final ? [[t('auctionRoom.terms.final'), t('auctionRoom.terms.finalText', terms.final)] as const] : []),
    [t('auctionRoom.terms.visibility'), t(`auctionRoom.terms.visibilities.${terms.visibility}`)],
  ]
  return (
    <dl className={`card ${css['terms']}`} aria-label={t('auctionRoom.rules')}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export const twoDigits = (no: number): string => `${no}`.padStart(2, '0')
