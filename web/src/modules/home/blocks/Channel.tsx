import BookOutlined from '@ant-design/icons-svg/es/asn/BookOutlined.js'
import BulbOutlined from '@ant-design/icons-svg/es/asn/BulbOutlined.js'
import CustomerServiceOutlined from '@ant-design/icons-svg/es/asn/CustomerServiceOutlined.js'
import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import SafetyOutlined from '@ant-design/icons-svg/es/asn/SafetyOutlined.js'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import type { BlockProps } from '../page/blockProps.ts'
import { useTitleOf } from '../page/useTitleOf.ts'
import css from './Channel.module.css'
import { Heading } from './Heading.tsx'

const modules = [
  ['advice', BulbOutlined],
  ['policy', BookOutlined],
  ['credit', SafetyOutlined],
  ['service', CustomerServiceOutlined],
  ['downloads', DownloadOutlined],
] as const

/** Channel with five modules, of which only advice exists (specification, section 2); the others show a note. */
export function Channel({ block }: BlockProps<'channel'>) {
  const { t } = useTranslation()
  const id = useId()
  const title = useTitleOf()(block)
  return (
    <section aria-labelledby={id}>
      <Heading id={id} title={title} />
      <ul className={`card ${css['channel']}`}>
        {modules.map(([name, icon]) => {
          const content = (
            <>
              <b>
                <Icon of={icon} /> {t(`homePage.channel.${name}.name`)}
              </b>
              <small>{t(`homePage.channel.${name}.text`)}</small>
            </>
          )
          return (
            <li key={name}>
              {name === 'advice' ? (
                <Link to="/feedModal">{content}</Link>
              ) : (
                <button type="button" onClick={() => toast.info(t('homePage.channel.building'))}>
                  {content}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
