import { useTranslation } from 'react-i18next'
import type { Entrance } from '#contract/kit/entrance.ts'
import { useMe } from '#web/kit/client/me.ts'
import { useShownAddress } from '#web/kit/client/portal.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { AddressLink } from './AddressLink.tsx'
import css from './Entrance.module.css'
import { entranceIcons } from './entranceIcons.ts'
import { useEnter } from './LoginButtons.tsx'

/** Public pages of interest to the users of an entrance. */
const linksOf = {
  purchaser: [
    ['homePage.entrance.inquiry', '/comparisonHall'],
    ['homePage.entrance.bidding', '/biddingHall'],
    ['homePage.entrance.orders', '/orderManagement_list'],
  ],
  supplier: [
    ['homePage.entrance.notices', '/notice'],
    ['homePage.entrance.rules', '/noLoghelpCenter'],
  ],
  agency: [],
  operator: [['homePage.entrance.notices', '/notice']],
  expert: [['homePage.entrance.rules', '/noLoghelpCenter']],
  supervisor: [['shell.footer.verify', '/verifyResult']],
} as const satisfies Record<Entrance, readonly (readonly [string, string])[]>

/** Card of each entrance with its functions. */
export function EntranceCards({ entrances }: { readonly entrances: readonly Entrance[] }) {
  const { t } = useTranslation()
  const isSignedIn = useMe() !== null
  const enter = useEnter()
  const shown = useShownAddress()
  return (
    <ul className={css['cards']}>
      {entrances.map((entrance) => {
        const isBuyer = entrance === 'purchaser'
        const isSupplier = entrance === 'supplier'
        return (
          <li key={entrance} className="card">
            <h3>
              <Icon of={entranceIcons[entrance]} /> {t(`common.entrance.${entrance}`)}
            </h3>
            <p>{t(`visitors.does.${entrance}`)}</p>
            <div className={css['does']}>
              {linksOf[entrance].map(([name, to]) => (
                <AddressLink key={name} address={to}>
                  {t(name)}
                </AddressLink>
              ))}
            </div>
            <div className={css['go']}>
              {!(isBuyer && isSignedIn) && (
                <ButtonLink variant={isBuyer ? 'solid' : 'plain'} {...enter(entrance)}>
                  {t(isBuyer || isSupplier ? `visitors.enter.${entrance}` : 'homePage.entrance.enter')}
                </ButtonLink>
              )}
              {isBuyer && (
                <ButtonLink variant={isSignedIn ? 'solid' : 'plain'} to={shown('/mall')}>
                  {t('homePage.entrance.toMall')}
                </ButtonLink>
              )}
              {isSupplier && (
                <ButtonLink to={shown('/searchBiddingList')}>{t('homePage.entrance.projects')}</ButtonLink>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
