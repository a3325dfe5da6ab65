import { useTranslation } from 'react-i18next'
import { moveProduct, type ProductAction, type ProductRow } from '#contract/catalogue/products.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { RowActions } from '#web/kit/layout/Card.tsx'
import { productPath } from './productPath.ts'

export function ProductActions({ row, onStock }: { readonly row: ProductRow; readonly onStock: () => void }) {
  const { t } = useTranslation()
  const move = useWrite(moveProduct)
  const onMove = async (action: ProductAction) => {
    const word = t(`products.move.${action}`)
    const text = t('products.takeOffText', { name: row.name })
    const confirmation = { title: word, text, ok: word, cancel: t('common.cancel'), danger: true }
    if (action === 'takeOff' && !(await confirm(confirmation))) return
    move.mutate({ id: row.id, action }, { onSuccess: () => toast.success(t('common.done')) })
  }
  return (
    <RowActions>
      <ButtonLink variant="text" to={productPath(row.id)}>
        {t('products.open')}
      </ButtonLink>
      {row.status !== 'new' && (
        <Button variant="text" onClick={onStock}>
          {t('products.setStock')}
        </Button>
      )}
      {row.can.map((action) => (
        <Button key={action} variant="text" busy={move.isPending} onClick={() => void onMove(action)}>
          {t(`products.move.${action}`)}
        </Button>
      ))}
    </RowActions>
  )
}
