import ShoppingCartOutlined from '@ant-design/icons-svg/es/asn/ShoppingCartOutlined.js'
import { Link } from 'react-router'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { countCartItems } from '#contract/ordering/cart.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Count } from '#web/kit/ui/Count.tsx'
import { useMay } from '#web/kit/client/me.ts'
import { SearchBox } from '#web/modules/catalogue/search/SearchBox.tsx'
import { ProjectSearch } from '#web/modules/home/blocks/ProjectSearch.tsx'
import { Logo } from './Logo.tsx'
import css from './Header.module.css'
import { MessageBell } from './MessageBell.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { type MenuLink, useMenu } from './useMenu.ts'

/** Header with logo, search and cart. */
export function Header() {
  const may = useMay()
  const menu = useMenu()
  const [batch, cart] = ['bulkOrderPage', 'myCart'].map((name) => menu.find(({ routeName }) => routeName === name))
  return (
    <div className={css['masthead']}>
      <div className="wrap">
        <Logo />
        {may('goods.read') ? (
          <SearchBox />
        ) : (
          <div className={css['projects']}>
            <ProjectSearch />
          </div>
        )}
        {batch && (
          <Link to={batch.to} className={css['batch']}>
            {batch.name}
          </Link>
        )}
        {cart && <CartLink cart={cart} />}
        <div className={css['bell']}>
          <MessageBell compact />
        </div>
        <MobileMenu />
      </div>
    </div>
  )
}

function CartLink({ cart }: { readonly cart: MenuLink }) {
  const counted = useOptionalRead(countCartItems, {})
  return (
    <ButtonLink to={cart.to} className={css['cart']} icon={<Icon of={ShoppingCartOutlined} />}>
      {cart.name} <Count of={counted?.count} />
    </ButtonLink>
  )
}
