import ShoppingCartOutlined from '@ant-design/icons-svg/es/asn/ShoppingCartOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addCart } from '#contract/ordering/cart.ts'
import type { GoodsDetail } from '#contract/catalogue/goods.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { useRestrictedAction } from '#web/kit/session/restriction.ts'
import { useMay } from '#web/kit/client/me.ts'
import { toast } from '#web/kit/overlay/toast.ts'

export interface OrderProps {
  readonly goods: GoodsDetail
  readonly quantity: number
  readonly onQuantity: (quantity: number) => void
}

export function BuyButtons({ goods: { skuId }, quantity, size }: OrderProps & { readonly size: 'lg' | 'xl' }) {
  const { t } = useTranslation()
  const may = useMay()
  const restricted = useRestrictedAction()
  const add = useWrite(addCart)
  const navigate = useNavigate()
  const toCart = { label: t('catalogue.goods.toCart'), onAction: () => void navigate('/myCart') }
  const onAdd = () =>
    add.mutate({ skuId, quantity }, { onSuccess: () => toast.success(t('catalogue.goods.added'), toCart) })
  return (
    <>
      {(may('cart.use') || restricted('cart.use')) && (
        <Button
          variant="solid"
          size={size}
          busy={add.isPending}
          icon={size === 'xl' && <Icon of={ShoppingCartOutlined} />}
          onClick={restricted('cart.use') ?? onAdd}
        >
          {t('catalogue.goods.add')}
        </Button>
      )}
      {restricted('order.submit') && (
        <Button size={size} onClick={restricted('order.submit')}>
          {t('catalogue.goods.buy')}
        </Button>
      )}
      {may('order.submit') && (
        <ButtonLink size={size} to={`/confirmOrder?skuId=${skuId}&quantity=${quantity}`}>
          {t('catalogue.goods.buy')}
        </ButtonLink>
      )}
    </>
  )
}
