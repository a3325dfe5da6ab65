import { useTranslation } from 'react-i18next'
import { compare, times } from '#contract/kit/money.ts'
import type { Reply } from '#contract/kit/route.ts'
import type { reorder } from '#contract/ordering/orderLists.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import css from './ReorderDialog.module.css'
import { yuan } from '#web/kit/format/yuan.ts'

interface ReorderDialogProps {
  readonly outcome: Reply<typeof reorder>
  readonly onClose: () => void
}

/** Result of a reorder: goods in the cart with current prices, and unavailable goods. */
export function ReorderDialog({ outcome: { added, missing }, onClose }: ReorderDialogProps) {
  const { t } = useTranslation()
  const foot = (
    <>
      <Button onClick={onClose}>{t('common.close')}</Button>
      {added.length > 0 && (
        <ButtonLink data-first variant="solid" to="/myCart">
          {t('ordering.move.again.toCart')}
        </ButtonLink>
      )}
    </>
  )
  return (
    <Dialog title={t('ordering.move.again.title')} place="bottom" onClose={onClose} foot={foot}>
      {added.length === 0 && <p>{t('ordering.move.again.nothing')}</p>}
      {added.length > 0 && (
        <>
          <h3 className={css['title']}>{t('ordering.move.again.added')}</h3>
          <ul className={css['lines']}>
            {added.map((line) => (
              <li key={line.skuId}>
                <span>{line.name}</span>
                <span className={css['price']}>
                  <span>
                    <Amount value={line.price} /> × {line.quantity} ={' '}
                    <Amount value={times(line.price, line.quantity)} />
                  </span>
                  {compare(line.price, line.formerPrice) !== 0 && (
                    <small>{t('ordering.move.again.former', { price: yuan(line.formerPrice) })}</small>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {missing.length > 0 && (
        <>
          <h3 className={css['title']}>{t('ordering.move.again.missing')}</h3>
          <ul className={css['lines']}>
            {missing.map((line) => (
              <li key={line.skuId}>
                <span>{line.name}</span>
                <Tag tone="warn">{t(`orders.problem.${line.problem}`)}</Tag>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
