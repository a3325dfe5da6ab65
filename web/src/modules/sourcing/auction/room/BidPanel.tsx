import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { capitalMoney, formatMoney } from '#contract/kit/format.ts'
import { amountOf, below, centsOf } from '#sealing/auction/amounts.ts'
import { mostFor, valueOf } from '#sealing/auction/weights.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from '../Auction.module.css'
import { differenceOf, percentOf, timeOf } from '../clockTexts.ts'
import type { FollowedAuction } from '../useAuction.ts'
import { useBid } from './useBid.ts'

interface BidPanelProps {
  readonly auction: FollowedAuction
}

/** Where a bidder bids: amount by steps, one confirmation, and the server's answer in the same place. */
export function BidPanel({ auction }: BidPanelProps) {
  const { t } = useTranslation()
  const { room, view, connection } = auction
  const { terms } = room
  const own = view.own
  const bid = useBid(auction)
  const [typed, setTyped] = useState<string>()
  const most = own?.most ?? null
  const weight = own?.weight ?? undefined
  const value = typed ?? most ?? ''
  const cents = centsOf(value.trim())
  const step = stepOf(value)
  const isFinal = view.stage === 'final'
  const reason = unableReason()

  if (bid.stage.name === 'sending')
    return (
      <div className={css['panelBody']}>
        <div className={css['big']}>
          {t('auctionRoom.bid.sending')}
          <b>¥{formatMoney(bid.stage.amount)}</b>
          <small className={css['hint']}>{t('auctionRoom.bid.sendingText')}</small>
        </div>
        <Button size="lg" block busy>
          {t('auctionRoom.clock.confirming')}
        </Button>
      </div>
    )
  if (bid.stage.name === 'confirming') {
    const { amount, percent } = bid.stage
    const isFar = percent !== undefined
    return (
      <div className={css['panelBody']}>
        {isFar && <Alert tone="warn" isAlert title={t('auctionRoom.bid.farTitle', { percent })} />}
        <div className={css['big']}>
          {t('auctionRoom.bid.confirmTitle')}
          <b>¥{formatMoney(amount)}</b>
          <small className={css['hint']}>{capitalMoney(amount)}</small>
        </div>
        {weight && (
          <p className={css['hint']}>
            {t('auctionRoom.weights.value', { value: formatMoney(amountOf(valueOf(centsOf(amount) ?? 0n, weight))) })}
          </p>
        )}
        {own?.amount && (
          <p className={css['labelRow']}>
            <span>{t('auctionRoom.bid.change')}</span>
            <b>
              {differenceOf(amount, own.amount)}（{percentOf(amount, own.amount)}）
            </b>
          </p>
        )}
        <div className={css['buttons']}>
          <Button size="lg" onClick={bid.back}>
            {t('auctionRoom.bid.back')}
          </Button>
          <Button
            size="lg"
            variant={isFar ? 'danger' : 'solid'}
            autoFocus
            onKeyDown={(event) => event.key === 'Escape' && bid.back()}
            onClick={() => {
              bid.confirm(amount, isFar)
              setTyped(undefined)
            }}
          >
            {t(isFar ? 'auctionRoom.bid.farConfirm' : 'auctionRoom.bid.confirm')}
          </Button>
        </div>
      </div>
    )
  }

  // The page says why: an amount cannot be written any more.
  if (isFinal && reason !== undefined)
    return (
      <div className={css['panelBody']}>
        <div className={css['big']}>
          {own?.hasAccepted && own.amount !== null && (
            <>
              {t('auctionRoom.terms.final')}
              <b>¥{formatMoney(own.amount)}</b>
            </>
          )}
          <small className={css['hint']}>{reason}</small>
        </div>
      </div>
    )

  const change = (next: bigint) => next > 0n && setTyped(amountOf(next))
  const submit = () => cents !== undefined && reason === undefined && bid.ask(amountOf(cents))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && cents !== undefined) change(cents - step)
    else if (event.key === 'ArrowUp' && cents !== undefined) change(cents + step)
    else if (event.key === 'Enter') submit()
    else return
    event.preventDefault()
  }
  const quick = [1n, 2n, 5n].map((times) => ({ times, by: step * times }))
  // A final bid is judged by the own last bid alone.
  const lead = view.lead === null || isFinal ? undefined : centsOf(view.lead)
  const byLead = lead === undefined ? undefined : mostFor(below(lead, terms), weight)
  return (
    <div className={css['panelBody']}>
      {bid.stage.name === 'accepted' && (
        <output className={css['labelRow']}>
          <b>
            {bid.stage.answer.rank === null
              ? t('auctionRoom.bid.acceptedHidden')
              : t('auctionRoom.bid.accepted', { rank: bid.stage.answer.rank })}
          </b>
          {bid.stage.answer.extension > 0 && bid.stage.answer.until !== null && (
            <span className={css['warnText']}>
              {t('auctionRoom.bid.extendedTo', { time: timeOf(bid.stage.answer.until) })}
            </span>
          )}
        </output>
      )}
      <p className={css['labelRow']}>
        <b id="auctionAmount">{t('auctionRoom.bid.label')}</b>
        <span>
          {most === null ? t('auctionRoom.bid.noMost') : t('auctionRoom.bid.most', { amount: formatMoney(most) })}
        </span>
      </p>
      <div className={css['amount']}>
        <button
          type="button"
          aria-label={t('auctionRoom.bid.lower')}
          disabled={cents === undefined}
          onClick={() => cents !== undefined && change(cents - step)}
        >
          −
        </button>
        <input
          aria-labelledby="auctionAmount"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          maxLength={11}
          aria-invalid={cents === undefined || undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-label={t('auctionRoom.bid.higher')}
          disabled={cents === undefined}
          onClick={() => cents !== undefined && change(cents + step)}
        >
          +
        </button>
      </div>
      {bid.stage.name === 'refused' && (
        <p role="alert" className={css['error']}>
          {bid.stage.message}{' '}
          {most !== null && (
            <button type="button" onClick={() => setTyped(most)}>
              {t('auctionRoom.bid.useMost')}
            </button>
          )}{' '}
          <button type="button" onClick={() => void bid.saveRefusal()}>
            {t('auctionRoom.bid.refusal')}
          </button>
        </p>
      )}
      <div className={css['quick']}>
        {quick.map(({ times, by }) => (
          <Button
            key={`${times}`}
            size="sm"
            disabled={cents === undefined}
            onClick={() => cents !== undefined && change(cents - by)}
          >
            −{formatMoney(amountOf(by)).replace(/\.00$/, '')}
          </Button>
        ))}
        {byLead !== undefined && byLead > 0n && (
          <Button size="sm" variant="soft" onClick={() => change(byLead)}>
            {t(weight ? 'auctionRoom.weights.byLead' : 'auctionRoom.bid.byLead', {
              step: terms.stepKind === 'percent' ? `${terms.step}%` : terms.step,
            })}
          </Button>
        )}
      </div>
      {cents !== undefined && weight && (
        <p className={css['hint']}>
          {t('auctionRoom.weights.value', { value: formatMoney(amountOf(valueOf(cents, weight))) })}
        </p>
      )}
      {cents !== undefined && (
        <p className={css['hint']}>{t('auctionRoom.bid.capitals', { text: capitalMoney(amountOf(cents)) })}</p>
      )}
      <Button variant="solid" size="xl" block disabled={reason !== undefined || cents === undefined} onClick={submit}>
        {reason ?? t(isFinal ? 'auctionRoom.bid.submitFinal' : 'auctionRoom.bid.submit')}
      </Button>
      {isFinal && reason === undefined && <p className={css['hint']}>{t('auctionRoom.bid.finalNote')}</p>}
      <p className={css['hint']}>{t('auctionRoom.bid.keys')}</p>
    </div>
  )

  /** Why a bid is not possible now, as the button says it. */
  function unableReason(): string | undefined {
    if (own?.isExcluded) return t('auctionRoom.bid.excluded')
    if (view.phase === 'scheduled') return t('auctionRoom.bid.notOpen')
    if (view.phase === 'paused') return t('auctionRoom.bid.paused')
    if (connection === 'lost') return t('auctionRoom.bid.lost')
    if (view.stage === 'final') {
      if (own?.isInFinal !== true) return t('auctionRoom.bid.notInFinal')
      return own.hasAccepted ? t('auctionRoom.bid.finalDone') : undefined
    }
    if (view.stage !== 'free' && view.turnOf === null) return t('auctionRoom.bid.notTurn')
    return undefined
  }

  /** One step: the amount of the rule, or its percentage of what is written. */
  function stepOf(text: string): bigint {
    const base = centsOf(text.trim()) ?? (most === null ? undefined : centsOf(most)) ?? 10_000n
    const by = base - mostFor(below(valueOf(base, weight), terms), weight)
    return by > 0n ? by : 1n
  }
}
