import { ShoppingCartOutlined } from '@ant-design/icons'
import { countCartItems } from '#contract/ordering/cart.ts'
import { usePeek } from '#web/kit/api.ts'
import { ButtonLink } from '#web/kit/Button.tsx'
import { Count } from '#web/kit/Count.tsx'
import { useMay } from '#web/kit/me.ts'
import { SearchBox } from '#web/modules/catalogue/search/SearchBox.tsx'
import { hasPage } from '../pages.ts'
import { Logo } from './Logo.tsx'
import css from './Masthead.module.css'
import { PocketMenu } from './PocketMenu.tsx'
import { type MenuLink, useMenu } from './useMenu.ts'

/** Mark, search, cart: what everybody who may buy needs everywhere. */
export function Masthead() {
  const may = useMay()
  const cart = useMenu().find(({ routeName }) => routeName === 'myCart')
  return (
    <div className={css['masthead']}>
      <div className="wrap">
        <Logo />
        {may('goods.read') && hasPage('/showMallProductList') ? <SearchBox /> : <span className={css['gap']} />}
        {cart && <CartLink cart={cart} />}
        <PocketMenu />
      </div>
    </div>
  )
}

function CartLink({ cart }: { readonly cart: MenuLink }) {
  const counted = usePeek(countCartItems, {})
  return (
    <ButtonLink to={cart.to} className={css['cart']} icon={<ShoppingCartOutlined aria-hidden />}>
      {cart.name} <Count of={counted?.count} />
    </ButtonLink>
  )
}
