import CalendarOutlined from '@ant-design/icons-svg/es/asn/CalendarOutlined.js'
import PrinterOutlined from '@ant-design/icons-svg/es/asn/PrinterOutlined.js'
import ShareAltOutlined from '@ant-design/icons-svg/es/asn/ShareAltOutlined.js'
import { useTranslation } from 'react-i18next'
import { downloadProjectCalendar } from '#contract/sourcing/projectFiles.ts'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { copyText } from '#web/kit/ui/copyText.ts'
import { useDownload } from '#web/kit/client/download.ts'
import { useHydrated } from '#web/kit/client/hydration.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'

/** Actions beside the breadcrumbs: copy the link, download the deadlines as a calendar, print. */
export function NoticeActions({ notice }: { readonly notice: Pick<ProjectNotice, 'id'> }) {
  const { t } = useTranslation()
  const calendar = useDownload(downloadProjectCalendar)
  // Browsers permit copying only in secure contexts.
  const canCopy = useHydrated() && globalThis.isSecureContext
  return (
    <>
      {canCopy && (
        <Button
          variant="text"
          icon={<Icon of={ShareAltOutlined} />}
          onClick={() => void copyText(location.href, t('notice.shared'))}
        >
          {t('notice.share')}
        </Button>
      )}
      <Button
        variant="text"
        icon={<Icon of={CalendarOutlined} />}
        busy={calendar.isPending}
        onClick={() => calendar.mutate({ id: notice.id })}
      >
        {t('notice.calendar')}
      </Button>
      <Button variant="text" icon={<Icon of={PrinterOutlined} />} onClick={() => print()}>
        {t('notice.print')}
      </Button>
    </>
  )
}
