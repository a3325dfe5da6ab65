import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { entrances } from '#contract/kit/entrance.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import css from './VisitorHomePage.module.css'

export function VisitorEntrances() {
  const { t } = useTranslation()
  const { supplierEnable } = usePortal()
  const offered = entrances.filter((entrance) => entrance !== 'supplier' || supplierEnable === '1')
  return (
    <Section title={t('visitors.entrances')}>
      <ul className={css['entrances']}>
        {offered.map((entrance) => (
          <li key={entrance}>
            <Link to={`/login?entrance=${entrance}`}>
              <span>
                <b>{t(`common.entrance.${entrance}`)}</b>
                <small>{t(`visitors.does.${entrance}`)}</small>
              </span>
              <Icon of={RightOutlined} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
