import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { minuteOf } from '#contract/kit/calendar.ts'
import { listMessages, readAllMessages } from '#contract/notifications/messages.ts'
import { useOptionalRead, useWrite } from '#web/kit/client/api.ts'
import { useDayName } from '#web/kit/format/dayName.ts'
import { PopoverPanel } from '#web/kit/overlay/PopoverPanel.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { setUnread } from '../live/liveMessages.ts'
import { useMessageText } from '../live/useMessageText.ts'
import { useOpenMessage } from '../live/useOpenMessage.ts'
import css from './Bell.module.css'

interface BellPanelProps {
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** Latest five messages. */
export function BellPanel({ triggerRef, onClose }: BellPanelProps) {
  const { t } = useTranslation()
  const textOf = useMessageText()
  const open = useOpenMessage()
  const latest = useOptionalRead(listMessages, { page: 1, limit: 5 })
  const readAll = useWrite(readAllMessages, { onDone: ({ unread }) => setUnread(unread) })
  const records = latest?.records
  const upTo = records?.map(({ id }) => id).reduce(laterId, '0')
  const dayName = useDayName()
  return (
    <PopoverPanel triggerRef={triggerRef} onClose={onClose} label={t('myMessages.bell')} placement="bottom end">
      <div className={css['panel']}>
        <header>
          <h2>{t('myMessages.bell')}</h2>
          <Button
            variant="text"
            size="sm"
            disabled={!records?.some(({ isRead }) => !isRead)}
            busy={readAll.isPending}
            onClick={() => upTo !== undefined && readAll.mutate({ upTo })}
          >
            {t('myMessages.readAll')}
          </Button>
        </header>
        {records === undefined && <Skeleton />}
        {records?.length === 0 && <p className={css['none']}>{t('myMessages.none')}</p>}
        <ul>
          {records?.map((message) => (
            <li key={message.id}>
              <button
                type="button"
                data-unread={message.isRead ? undefined : ''}
                onClick={() => {
                  onClose()
                  open(message)
                }}
              >
                <b>{textOf(message).title}</b>
                <span>{textOf(message).content}</span>
                <time dateTime={message.createTime}>{dayAndTime(message.createTime, dayName)}</time>
              </button>
            </li>
          ))}
        </ul>
        <footer>
          <Link to="/messageSettings" onClick={onClose}>
            {t('myMessages.settings')}
          </Link>
          <Link to="/allMessage" onClick={onClose}>
            {t('myMessages.all')}
          </Link>
        </footer>
      </div>
    </PopoverPanel>
  )
}

/** Messages are sorted by time, which is not always the order in which they were written. */
const laterId = (one: string, other: string): string => (BigInt(other) > BigInt(one) ? other : one)

/** `今天 09:41` */
function dayAndTime(instant: string, dayName: (day: string) => string): string {
  const [day = '', time = ''] = minuteOf(new Date(instant)).split(' ')
  return `${dayName(day)} ${time}`
}
