import AuditOutlined from '@ant-design/icons-svg/es/asn/AuditOutlined.js'
import DashboardOutlined from '@ant-design/icons-svg/es/asn/DashboardOutlined.js'
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined.js'
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import ShopOutlined from '@ant-design/icons-svg/es/asn/ShopOutlined.js'
import SolutionOutlined from '@ant-design/icons-svg/es/asn/SolutionOutlined.js'
import UserOutlined from '@ant-design/icons-svg/es/asn/UserOutlined.js'
import type { IconDefinition } from '@ant-design/icons-svg/es/types'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Entrance as EntranceName } from '#contract/kit/entrance.ts'
import { useMe } from '#web/kit/client/me.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import type { BlockProps } from '../page/blockProps.ts'
import { useTitleOf } from '../page/useTitleOf.ts'
import css from './Entrance.module.css'
import { EntranceCards } from './EntranceCards.tsx'
import { LoginButtons, useHasLoginButtons } from './LoginButtons.tsx'

const icons: Readonly<Record<EntranceName, IconDefinition>> = {
  purchaser: UserOutlined,
  supplier: ShopOutlined,
  operator: DashboardOutlined,
  agency: SolutionOutlined,
  expert: AuditOutlined,
  supervisor: EyeOutlined,
}

/** Where each side signs in; the suppliers' is there where the tenant has them sign in. */
export function Entrance({ block }: BlockProps<'entrance'>) {
  const { t } = useTranslation()
  const { supplierEnable } = usePortal()
  const isVisitor = useMe() === null
  const hasButtons = useHasLoginButtons()
  const title = useTitleOf()(block) || t('homePage.entrance.title')
  const offered = block.entrances.filter((each) => each !== 'supplier' || supplierEnable === '1')
  if (block.look === 'cards') return <EntranceCards entrances={offered} />
  const links = (
    <ul className={css[block.look]}>
      {offered.map((each) => (
        <li key={each}>
          <Link to={`/login?entrance=${each}`}>
            <Icon of={icons[each]} />
            <span>
              <b>{t(`common.entrance.${each}`)}</b>
              <small>{t(`visitors.does.${each}`)}</small>
            </span>
            {block.look === 'list' && <Icon of={RightOutlined} />}
          </Link>
        </li>
      ))}
    </ul>
  )
  if (block.look === 'row')
    return (
      <nav className="card" aria-label={title}>
        {links}
      </nav>
    )
  return (
    <Section title={title}>
      {isVisitor && hasButtons ? (
        <>
          <div className={css['buttons']}>
            <LoginButtons isFirstSolid />
          </div>
          <p className={css['others']}>
            {offered
              .filter((each) => each !== 'purchaser' && each !== 'supplier')
              .map((each) => (
                <Link key={each} to={`/login?entrance=${each}`}>
                  {t(`common.entrance.${each}`)}
                </Link>
              ))}
          </p>
        </>
      ) : (
        links
      )}
    </Section>
  )
}
