import NotificationOutlined from '@ant-design/icons-svg/es/asn/NotificationOutlined.js'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getLatestTwentiethWinResult, type WinNotice } from '#contract/sourcing/result.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useCarousel } from '#web/kit/ui/useCarousel.ts'
import { winQueryOf } from '../hall/hallQuery.ts'
import { resultNoticePath } from './inquiryIdIn.ts'
import css from './WinNotices.module.css'

/** Two at a time, every three seconds (specification, section 9). */
const atOnce = 2
const everyMs = 3000

/** Latest awards in turn, of one kind or of all; nothing if there are none. */
export function WinNotices({ kind }: { readonly kind?: ProjectKind | undefined }) {
  const notices = useOptionalRead(getLatestTwentiethWinResult, winQueryOf(kind)) ?? []
  return notices.length === 0 ? null : <Turning notices={notices} />
}

function Turning({ notices }: { readonly notices: readonly WinNotice[] }) {
  const { t } = useTranslation()
  const { shown, hold } = useCarousel(Math.ceil(notices.length / atOnce), everyMs)
  const from = shown * atOnce
  return (
    <section className={`card ${css['strip']}`} aria-label={t('result.latest')}>
      <b>
        <Icon of={NotificationOutlined} /> {t('result.latest')}
      </b>
      <ul>
        {notices.slice(from, from + atOnce).map(({ inquiryId, projectTitle, supplierName }) => (
          <li key={`${inquiryId} ${supplierName}`}>
            <Link to={resultNoticePath(inquiryId)} {...hold}>
              <span>{supplierName}</span> {projectTitle}
            </Link>
          </li>
        ))}
      </ul>
      <a className={css['feed']} href="/rss/result.xml">
        {t('result.feed')}
      </a>
    </section>
  )
}
