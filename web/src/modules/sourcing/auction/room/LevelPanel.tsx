import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import { confirm } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import css from '../Auction.module.css'
import type { FollowedAuction } from '../useAuction.ts'
import { useBid } from './useBid.ts'

/** Where a bidder accepts the price of a level, or leaves. */
export function LevelPanel({ auction }: { readonly auction: FollowedAuction }) {
  const { t } = useTranslation()
  const { view, room, connection } = auction
  const bid = useBid(auction)
  const price = view.levelPrice
  const own = view.own
  const reason = own?.isExcluded
    ? t('auctionRoom.bid.excluded')
    : own?.isOut
      ? t('auctionRoom.bid.out')
      : own?.hasAccepted
        ? t('auctionRoom.bid.hasAccepted')
        : view.phase === 'paused'
          ? t('auctionRoom.bid.paused')
          : connection === 'lost'
            ? t('auctionRoom.bid.lost')
            : undefined
  const isBusy = bid.stage.name === 'sending'
  const leave = async () => {
    const isSure = await confirm({
      title: t('auctionRoom.bid.dropTitle'),
      text: t('auctionRoom.bid.dropText'),
      ok: t('auctionRoom.bid.drop'),
      cancel: t('common.cancel'),
      danger: true,
    })
    if (isSure && price !== null) bid.answer('drop', price)
  }
  return (
    <div className={css['panelBody']}>
      <div className={css['big']}>
        {t('auctionRoom.bid.level')}
        <b>{price === null ? '--' : `¥${formatMoney(price)}`}</b>
        {view.nextLevel !== null && (
          <small className={css['hint']}>
            {t('auctionRoom.bid.nextLevel', { amount: formatMoney(view.nextLevel) })}
          </small>
        )}
      </div>
      {bid.stage.name === 'refused' && (
        <p role="alert" className={css['error']}>
          {bid.stage.message}
        </p>
      )}
      <div className={css['buttons']}>
        <Button
          size="lg"
          variant="danger"
          disabled={reason !== undefined || price === null}
          onClick={() => void leave()}
        >
          {t('auctionRoom.bid.drop')}
        </Button>
        <Button
          size="lg"
          variant="solid"
          busy={isBusy}
          disabled={reason !== undefined || price === null}
          onClick={() => price !== null && bid.answer('accept', price)}
        >
          {t('auctionRoom.bid.accept', { amount: price === null ? '--' : formatMoney(price) })}
        </Button>
      </div>
      <p className={css['hint']}>{reason ?? (room.terms.format === 'japanese' ? t('auctionRoom.bid.silence') : '')}</p>
    </div>
  )
}
