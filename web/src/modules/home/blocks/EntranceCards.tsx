import { useTranslation } from 'react-i18next'
import type { Entrance } from '#contract/kit/entrance.ts'
import { useMe } from '#web/kit/client/me.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { AddressLink } from './AddressLink.tsx'
import css from './Entrance.module.css'
import { entranceIcons } from './entranceIcons.ts'

const ofBuyers = [
  ['mall', '/mall'],
  ['inquiry', '/comparisonHall'],
  ['bidding', '/biddingHall'],
  ['orders', '/orderManagement_list'],
] as const
const ofSuppliers = [
  ['projects', '/searchBiddingList'],
  ['notices', '/notice'],
  ['rules', '/noLoghelpCenter'],
] as const

/** Card of each entrance with its functions. */
export function EntranceCards({ entrances }: { readonly entrances: readonly Entrance[] }) {
  const { t } = useTranslation()
  const isSignedIn = useMe() !== null
  return (
    <ul className={css['cards']}>
      {entrances.map((entrance) => {
        const isBuyer = entrance === 'purchaser'
        return (
          <li key={entrance} className="card">
            <h3>
              <Icon of={entranceIcons[entrance]} /> {t(`common.entrance.${entrance}`)}
            </h3>
            <p>{t(`visitors.does.${entrance}`)}</p>
            <div className={css['does']}>
              {(isBuyer ? ofBuyers : ofSuppliers).map(([name, to]) => (
                <AddressLink key={name} address={to}>
                  {t(`homePage.entrance.${name}`)}
                </AddressLink>
              ))}
            </div>
            <div className={css['go']}>
              {isBuyer && isSignedIn ? (
                <ButtonLink variant="solid" to="/mall">
                  {t('homePage.entrance.toMall')}
                </ButtonLink>
              ) : (
                <ButtonLink variant={isBuyer ? 'solid' : 'plain'} to={`/login?entrance=${entrance}`}>
                  {t('homePage.entrance.enter')}
                </ButtonLink>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
