import BellFilled from '@ant-design/icons-svg/es/asn/BellFilled.js'
import BellOutlined from '@ant-design/icons-svg/es/asn/BellOutlined.js'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GoodsDetail } from '#contract/catalogue/goods.ts'
import { findWatches, removeWatches, setWatch } from '#contract/ordering/lists/goodsWatches.ts'
import { useOptionalRead, useWrite } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { lazyWith } from '#web/messages/lazy.ts'
import { stockOf } from '../goods/stock.ts'

const PriceWatchDialog = lazyWith(
  ['catalogue', 'catalogue.priceWatch'],
  async () => (await import('#web/modules/catalogue/prices/PriceWatchDialog.tsx')).PriceWatchDialog,
)

/** Alerts of goods: when the price falls, and when sold-out goods arrive. */
export function WatchButtons({ goods }: { readonly goods: GoodsDetail }) {
  const { t } = useTranslation()
  const may = useMay()('cart.use')
  const { skuId, available, minQty } = goods
  const watches = useOptionalRead(findWatches, { skuId }, may)
  const [isOpen, setIsOpen] = useState(false)
  const set = useWrite(setWatch, { onDone: () => toast.success(t('catalogue.goods.watchStockDone')) })
  const remove = useWrite(removeWatches)
  if (!may) return null
  const isSoldOut = stockOf(goods) === 'none' || available < minQty
  return (
    <>
      <Button
        size="sm"
        icon={<Icon of={watches?.price ? BellFilled : BellOutlined} />}
        aria-pressed={watches?.price !== null && watches !== undefined}
        onClick={() => setIsOpen(true)}
      >
        {t('catalogue.goods.watchPrice')}
      </Button>
      {(isSoldOut || watches?.isStock) && (
        <Button
          size="sm"
          icon={<Icon of={watches?.isStock ? BellFilled : BellOutlined} />}
          aria-pressed={watches?.isStock ?? false}
          busy={set.isPending || remove.isPending}
          onClick={() =>
            watches?.isStock ? remove.mutate({ skuId, kind: 'stock' }) : set.mutate({ skuId, kind: 'stock' })
          }
        >
          {t(watches?.isStock ? 'catalogue.goods.unwatchStock' : 'catalogue.goods.watchStock')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <PriceWatchDialog
            skuId={skuId}
            price={goods.price}
            threshold={watches?.price ?? null}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
