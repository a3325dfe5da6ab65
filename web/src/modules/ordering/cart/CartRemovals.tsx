import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Cart, removeCart } from '#contract/ordering/cart.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { useConfirmRemove } from '#web/kit/overlay/Toaster.tsx'
import { useRestrictedAction } from '#web/kit/session/restriction.ts'
import { useMay } from '#web/kit/client/me.ts'
import { InquiryDialog } from './InquiryDialog.tsx'
import { chosenIds, isVoid, linesOf } from './cart.ts'
import css from './CartPage.module.css'

/** Removes the selected lines, or those that can no longer be ordered. */
export function CartRemovals({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation()
  const may = useMay()
  const restricted = useRestrictedAction()('demand.submit')
  const remove = useWrite(removeCart)
  const askRemove = useConfirmRemove()
  const gone = linesOf(cart).filter(isVoid)
  const chosen = chosenIds(cart)
  const removeAll = async (lineIds: string[], confirmation: string) => {
    if (await askRemove(confirmation)) remove.mutate({ lineIds })
  }
  const [asks, setAsks] = useState(false)
  const sendable = [...chosen, ...gone.filter(({ problem }) => problem !== 'gone').map(({ lineId }) => lineId)]
  return (
    <div className={css['removals']}>
      {(may('demand.submit') || restricted) && sendable.length > 0 && (
        <Button variant="text" onClick={restricted ?? (() => setAsks(true))}>
          {t('ordering.cart.inquiry.send')}
        </Button>
      )}
      {asks && <InquiryDialog lineIds={sendable} onClose={() => setAsks(false)} />}
      {chosen.length > 0 && (
        <Button
          variant="text"
          onClick={() => void removeAll(chosen, t('ordering.cart.removeMany', { count: chosen.length }))}
        >
          {t('ordering.cart.removeChosen')}
        </Button>
      )}
      {gone.length > 0 && (
        <Button
          variant="text"
          onClick={() =>
            void removeAll(
              gone.map(({ lineId }) => lineId),
              t('ordering.cart.removeVoid', { count: gone.length }),
            )
          }
        >
          {t('ordering.cart.clear')}
        </Button>
      )}
    </div>
  )
}
