import { useTranslation } from 'react-i18next'
import type { Input } from '#contract/kit/route.ts'
import { type Message, readAllMessages, readMessages, removeMessages } from '#contract/notifications/messages.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { useConfirmRemove } from '#web/kit/overlay/Toaster.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { setUnread } from '../live/liveMessages.ts'
import css from './AllMessagesPage.module.css'

function useDone() {
  const { t } = useTranslation()
  return ({ unread }: { readonly unread: number }) => {
    setUnread(unread)
    toast.success(t('common.done'))
  }
}

interface BatchProps {
  readonly rows: readonly Message[]
  readonly clear: () => void
}

/** Actions on selected messages. */
export function Batch({ rows, clear }: BatchProps) {
  const { t } = useTranslation()
  const onDone = useDone()
  const read = useWrite(readMessages, { onDone })
  const remove = useWrite(removeMessages, { onDone })
  const confirmRemove = useConfirmRemove()
  const ids = rows.map(({ id }) => id)
  const removeConfirmed = async () => {
    if (await confirmRemove(t('myMessages.removeText', { count: ids.length })))
      remove.mutate({ ids }, { onSuccess: clear })
  }
  return (
    <>
      <Button size="sm" busy={read.isPending} onClick={() => read.mutate({ ids }, { onSuccess: clear })}>
        {t('myMessages.markRead')}
      </Button>
      <Button size="sm" busy={remove.isPending} onClick={() => void removeConfirmed()}>
        {t('common.remove')}
      </Button>
    </>
  )
}

interface ReadAllProps {
  readonly filter: Input<typeof readAllMessages>
  readonly isNarrowed: boolean
}

/** Marks all messages of the filter as read. */
export function ReadAll({ filter, isNarrowed }: ReadAllProps) {
  const { t } = useTranslation()
  const readAll = useWrite(readAllMessages, { onDone: useDone() })
  return (
    <p className={css['above']}>
      <Button variant="text" size="sm" busy={readAll.isPending} onClick={() => readAll.mutate(filter)}>
        {t(isNarrowed ? 'myMessages.readFound' : 'myMessages.readAll')}
      </Button>
    </p>
  )
}
