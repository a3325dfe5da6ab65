import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayOf } from '#contract/kit/calendar.ts'
import { maskName } from '#contract/kit/format.ts'
import type { ArticleDraft } from '#contract/notices/articles.ts'
import { useMe } from '#web/kit/client/me.ts'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { useColumnName, useColumns } from '../columns/ColumnSelect.tsx'
import { ArticleBody } from '../reading/ArticleBody.tsx'
import css from './PreviewDialog.module.css'

interface PreviewDialogProps {
  readonly draft: Partial<ArticleDraft>
  readonly onClose: () => void
}

/** Preview of the draft on computer and phone, with the components of the public page. */
export function PreviewDialog({ draft, onClose }: PreviewDialogProps) {
  const { t } = useTranslation()
  const me = useMe()
  const nameOf = useColumnName()
  const column = useColumns().find(({ id }) => id === draft.columnId)
  const [device, setDevice] = useState<'desk' | 'phone'>('desk')
  const [today] = useState(() => dayOf(new Date()))
  const facts = [me?.deptInfo.deptName ?? '', maskName(me?.userInfo.userName ?? ''), today]
  return (
    <Dialog title={t('articles.previewTitle')} width={800} onClose={onClose}>
      <div className={css['preview']}>
        <Segmented
          label={t('articles.devices')}
          value={device}
          onChange={setDevice}
          options={(['desk', 'phone'] as const).map((value) => ({ value, label: t(`articles.device.${value}`) }))}
        />
        <div className={css[device]}>
          <ArticleBody
            column={column ? nameOf(column) : t('columns.choose')}
            title={draft.title ?? ''}
            facts={facts}
            content={draft.content ?? ''}
            isForEveryone={false}
          />
        </div>
      </div>
    </Dialog>
  )
}
