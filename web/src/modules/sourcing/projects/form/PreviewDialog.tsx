import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/sourcing/projects.ts'
import { qryConfByItemCode } from '#contract/tenancy/configuration.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useMe } from '#web/kit/client/me.ts'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { NoticeContact } from '../../notice/parts/NoticeContact.tsx'
import { NoticeFiles } from '../../notice/parts/NoticeFiles.tsx'
import { NoticeHead } from '../../notice/parts/NoticeHead.tsx'
import { NoticeItems } from '../../notice/parts/NoticeItems.tsx'
import { Requirements } from '../../notice/parts/Requirements.tsx'
import { WhoSeesWhat } from '../../notice/parts/WhoSeesWhat.tsx'
import type { Draft } from './draft.ts'
import css from './PreviewDialog.module.css'
import { previewNotice, type Reader } from './previewNotice.ts'

interface PreviewDialogProps {
  readonly draft: Draft
  readonly project: Project | undefined
  readonly onClose: () => void
}

const auditProfileIn = (value: string | undefined) => (value === 'full' || value === 'winner' ? value : 'totals')

/** Preview of the notice, for visitors and for enrolled suppliers, with the components of the public page. */
export function PreviewDialog({ draft, project, onClose }: PreviewDialogProps) {
  const { t } = useTranslation()
  const me = useMe()
  const [reader, setReader] = useState<Reader>('visitor')
  const [now] = useState(() => new Date())
  const rule = useOptionalRead(
    qryConfByItemCode,
    { code: 'quotationRuleConf', dept_code: me?.deptInfo.deptCode ?? '' },
    me !== null,
  )
  const profile = useOptionalRead(qryConfByItemCode, { code: 'auditProfile' }, true)
  const notice = previewNotice(
    { ...draft, title: draft.title || t('projectForm.noTitle') },
    {
      projectNo: project?.projectNo ?? '',
      deptName: me?.deptInfo.deptName ?? '',
      attempt: project?.attempt ?? 1,
      attachments: project?.attachments ?? [],
      quotesWhole: rule?.val === '1',
      auditProfile: auditProfileIn(profile?.val),
      reader,
      now,
    },
  )
  return (
    <Dialog title={t('projectForm.previewTitle')} width={800} onClose={onClose}>
      <div className={css['preview']}>
        <Segmented
          label={t('projectForm.readers')}
          value={reader}
          onChange={setReader}
          options={(['visitor', 'enrolled'] as const).map((value) => ({
            value,
            label: t(`projectForm.reader.${value}`),
          }))}
        />
        <h3 className="visuallyHidden">{notice.title}</h3>
        <NoticeHead notice={notice} />
        <NoticeItems notice={notice} isPreview />
        <Section title={t('notice.part.requirements')}>
          <Requirements notice={notice} />
        </Section>
        <NoticeFiles notice={notice} />
        <WhoSeesWhat notice={notice} />
        <NoticeContact notice={notice} isVisitor={reader === 'visitor'} />
      </div>
    </Dialog>
  )
}
