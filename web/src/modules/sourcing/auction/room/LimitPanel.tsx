import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { capitalMoney, formatMoney } from '#contract/kit/format.ts'
import { setBidLimit } from '#contract/sourcing/auction/auction.ts'
import { amountOf, centsOf } from '#sealing/auction/amounts.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { freshKey } from '#web/kit/client/request.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import css from '../Auction.module.css'
import type { FollowedAuction } from '../useAuction.ts'

/** Where a bidder sets, and lowers, the secret limit down to which the auction bids for it. */
export function LimitPanel({ auction: { room, view } }: { readonly auction: FollowedAuction }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const set = useWrite(setBidLimit, {
    onDone: () => {
      setTyped('')
      toast.success(t('auctionProxy.done'))
    },
  })
  const limit = room.own?.limit ?? null
  const cents = centsOf(typed.trim())
  const isOpen = view.phase === 'open' && view.stage === 'free' && view.own?.isExcluded !== true
  const submit = async () => {
    if (cents === undefined) return
    const amount = amountOf(cents)
    const isSure = await confirm({
      title: t('auctionProxy.confirmTitle'),
      text: t('auctionProxy.confirmText', { amount: formatMoney(amount), capitals: capitalMoney(amount) }),
      ok: t('auctionProxy.confirm'),
      cancel: t('common.cancel'),
    })
    if (isSure) set.mutate({ projectId: room.projectId, amount, stamp: room.stamp, key: freshKey() })
  }
  return (
    <Section title={t('auctionProxy.title')} note={t('auctionProxy.note')}>
      <p className={css['labelRow']}>
        <span>{t('auctionProxy.mine')}</span>
        <b data-testid="auctionLimit">{limit === null ? t('auctionProxy.none') : `¥${formatMoney(limit)}`}</b>
      </p>
      {isOpen ? (
        <>
          <div className={css['grow']}>
            <Input
              inputMode="decimal"
              autoComplete="off"
              maxLength={11}
              aria-label={t('auctionProxy.label')}
              placeholder={t('auctionProxy.label')}
              value={typed}
              aria-invalid={(typed !== '' && cents === undefined) || undefined}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button busy={set.isPending} disabled={cents === undefined} onClick={() => void submit()}>
              {t(limit === null ? 'auctionProxy.set' : 'auctionProxy.lower')}
            </Button>
          </div>
          {typed !== '' && cents === undefined && (
            <p role="alert" className={css['error']}>
              {t('auctionProxy.wrong')}
            </p>
          )}
        </>
      ) : (
        <p className={css['hint']}>{t('auctionProxy.closed')}</p>
      )}
    </Section>
  )
}
