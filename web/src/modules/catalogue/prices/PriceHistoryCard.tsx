import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWith } from '#web/messages/lazy.ts'
import { Suspense } from 'react'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { useNear } from '#web/kit/ui/useNear.ts'
import css from './PriceHistoryCard.module.css'

const PriceHistory = lazyWith(
  ['catalogue', 'catalogue.prices'],
  async () => (await import('./PriceHistory.tsx')).PriceHistory,
)

/** Card of the price history; data, chart and texts are fetched when it is nearly seen. */
export function PriceHistoryCard({ skuId }: { readonly skuId: string }) {
  const { t } = useTranslation()
  const card = useRef<HTMLElement>(null)
  const isNear = useNear(card)
  return (
    <section ref={card} className={`card ${css['card']}`} aria-labelledby="priceHistory">
      <h2 id="priceHistory">{t('catalogue.goods.priceHistory')}</h2>
      {isNear ? (
        <Suspense fallback={<Skeleton rows={5} />}>
          <PriceHistory skuId={skuId} />
        </Suspense>
      ) : (
        // Nothing is being loaded yet, so the card is not busy; it keeps the height of the skeleton.
        <div className={css['later']} />
      )}
    </section>
  )
}
