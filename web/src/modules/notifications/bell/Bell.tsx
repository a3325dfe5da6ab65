import BellOutlined from '@ant-design/icons-svg/es/asn/BellOutlined.js'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bellType, getUserConfWithTenant } from '#contract/notifications/preferences.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { lazyWith } from '#web/messages/lazy.ts'
import { Count } from '#web/kit/ui/Count.tsx'
import { useLiveMessages } from '../live/liveMessages.ts'
import css from './Bell.module.css'
import { confInput } from './conf.ts'

const load = () => import('./BellPanel.tsx')
const BellPanel = lazyWith(['notifications'], async () => (await import('./BellPanel.tsx')).BellPanel)

/** Message bell with the number of unread messages; its panel is loaded on hover or focus. */
export function Bell({ compact = false }: { readonly compact?: boolean }) {
  const { t } = useTranslation()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const conf = useOptionalRead(getUserConfWithTenant, confInput)
  const { unread } = useLiveMessages()
  const arrivals = useArrivals(unread)
  if (!conf?.some(({ type, val }) => type === bellType && val === '1')) return null
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={compact ? css['compact'] : css['bell']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={unread ? t('myMessages.bellUnread', { count: unread }) : t('myMessages.bell')}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setIsOpen(true)}
      >
        <span key={arrivals} className={arrivals > 0 ? css['arrived'] : undefined}>
          <Icon of={BellOutlined} />
        </span>
        {!compact && <span>{t('myMessages.bell')}</span>}
        <Count of={unread} />
      </button>
      {isOpen && (
        <Suspense>
          <BellPanel triggerRef={trigger} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** How often messages have arrived since the page was opened. */
function useArrivals(unread: number | undefined): number {
  const [known, setKnown] = useState({ unread, arrivals: 0 })
  if (known.unread !== unread) {
    const isMore = known.unread !== undefined && unread !== undefined && unread > known.unread
    setKnown({ unread, arrivals: known.arrivals + (isMore ? 1 : 0) })
  }
  return known.arrivals
}
