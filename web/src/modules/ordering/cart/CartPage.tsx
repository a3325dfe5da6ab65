import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listCart } from '#contract/ordering/cart.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { useRead } from '#web/kit/client/api.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import css from './CartPage.module.css'
import { OrderPath } from './OrderPath.tsx'
import { FullCart } from './FullCart.tsx'

/** Cart page: goods by vendor, with current prices and stock. */
export function CartPage() {
  const { t } = useTranslation()
  const cart = useRead(listCart, {})
  return (
    <Page title={t('ordering.cart.title')} actions={<OrderPath at="cart" />}>
      {cart.unreviewed > 0 && <Blocked count={cart.unreviewed} />}
      {cart.groups.length === 0 ? <EmptyCart /> : <FullCart cart={cart} />}
    </Page>
  )
}

function Blocked({ count }: { readonly count: number }) {
  const { t } = useTranslation()
  return (
    <div className={css['blocked']}>
      <Alert tone="warn" action={<Link to="/orderManagement_list?tab=commenting">{t('ordering.cart.toComment')}</Link>}>
        {t('ordering.cart.blocked', { count })}
      </Alert>
    </div>
  )
}

function EmptyCart() {
  const { t } = useTranslation()
  return (
    <div className="card">
      <Empty
        illustration="cart"
        title={t('ordering.cart.empty')}
        reason={t('ordering.cart.emptyReason')}
        action={
          <ButtonLink variant="solid" to="/mall">
            {t('ordering.cart.toMall')}
          </ButtonLink>
        }
      />
    </div>
  )
}
