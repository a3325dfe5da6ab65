import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { capitalMoney, formatMoney } from '#contract/kit/format.ts'
import { amountOf, centsOf } from '#sealing/auction/amounts.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from '../Auction.module.css'
import { useBid } from '../room/useBid.ts'
import type { FollowedAuction } from '../useAuction.ts'

interface LotBidProps {
  readonly auction: FollowedAuction
  readonly no: number
  readonly name: string
}

/** Bid for one lot: amount, one confirmation, and the server's answer in the same place. */
export function LotBid({ auction, no, name }: LotBidProps) {
  const { t } = useTranslation()
  const { view, connection } = auction
  const bid = useBid(auction, no)
  const [typed, setTyped] = useState<string>()
  const most = view.own?.most ?? null
  const value = typed ?? most ?? ''
  const cents = centsOf(value.trim())
  const { stage } = bid
  if (view.own?.isExcluded) return <span className={css['error']}>{t('auctionRoom.bid.excluded')}</span>
  if (view.phase !== 'open') return <span className={css['muted']}>{t(`auctionRoom.phase.${view.phase}`)}</span>
  if (stage.name === 'sending')
    return (
      <output className={css['lotBid']}>
        <b>¥{formatMoney(stage.amount)}</b>
        <Button size="sm" busy>
          {t('auctionRoom.clock.confirming')}
        </Button>
      </output>
    )
  if (stage.name === 'confirming') {
    const isFar = stage.percent !== undefined
    return (
      <div className={css['lotBid']}>
        <b>¥{formatMoney(stage.amount)}</b>
        <Button size="sm" onClick={bid.back}>
          {t('auctionRoom.bid.back')}
        </Button>
        <Button
          size="sm"
          variant={isFar ? 'danger' : 'solid'}
          autoFocus
          onKeyDown={(event) => event.key === 'Escape' && bid.back()}
          onClick={() => {
            bid.confirm(stage.amount, isFar)
            setTyped(undefined)
          }}
        >
          {t(isFar ? 'auctionRoom.bid.farConfirm' : 'auctionRoom.bid.confirm')}
        </Button>
        <small>{isFar ? t('auctionRoom.bid.farTitle', { percent: stage.percent }) : capitalMoney(stage.amount)}</small>
      </div>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (cents !== undefined) bid.ask(amountOf(cents))
  }
  return (
    <form className={css['lotBid']} onSubmit={submit}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        maxLength={11}
        aria-label={t('auctionLots.amountFor', { name })}
        aria-invalid={cents === undefined || undefined}
        value={value}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button size="sm" variant="solid" type="submit" disabled={cents === undefined || connection === 'lost'}>
        {t('auctionLots.submit')}
      </Button>
      <small>
        {most === null ? t('auctionRoom.bid.noMost') : t('auctionRoom.bid.most', { amount: formatMoney(most) })}
      </small>
      {stage.name === 'accepted' && (
        <output>
          {stage.answer.rank === null
            ? t('auctionRoom.bid.acceptedHidden')
            : t('auctionRoom.bid.accepted', { rank: stage.answer.rank })}
        </output>
      )}
      {stage.name === 'refused' && (
        <small role="alert" className={css['error']}>
          {stage.message}{' '}
          <button type="button" onClick={() => void bid.saveRefusal()}>
            {t('auctionRoom.bid.refusal')}
          </button>
        </small>
      )}
    </form>
  )
}
