import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMe } from '#web/kit/client/me.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { lazyWith } from '#web/messages/lazy.ts'
import type { BlockProps } from '../page/blockProps.ts'
import { useTitleOf } from '../page/useTitleOf.ts'
import css from './Entrance.module.css'
import { entranceIcons } from './entranceIcons.ts'
import { LoginButtons, useEnter, useHasLoginButtons } from './LoginButtons.tsx'

const EntranceCards = lazyWith(['home.public'], async () => (await import('./EntranceCards.tsx')).EntranceCards)

/** Login entrances; that of suppliers only if the tenant enables it. */
export function Entrance({ block }: BlockProps<'entrance'>) {
  const { t } = useTranslation()
  const { supplierEnable } = usePortal()
  const isVisitor = useMe() === null
  const hasButtons = useHasLoginButtons()
  const enter = useEnter()
  const title = useTitleOf()(block) || t('homePage.entrance.title')
  const offered = block.entrances.filter((each) => each !== 'supplier' || supplierEnable === '1')
  if (block.look === 'cards') return <EntranceCards entrances={offered} />
  const contentOf = (each: (typeof offered)[number]) => (
    <>
      <Icon of={entranceIcons[each]} />
      <span>
        <b>{t(`common.entrance.${each}`)}</b>
        <small>{t(`visitors.does.${each}`)}</small>
      </span>
    </>
  )
  const links = (
    <ul className={css[block.look]}>
      {offered.map((each) => (
        <li key={each}>
          <Link {...enter(each)}>
            {contentOf(each)}
            <Icon of={RightOutlined} />
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
                <Link key={each} {...enter(each)}>
                  {contentOf(each)}
                  <Icon of={RightOutlined} />
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
