import LockOutlined from '@ant-design/icons-svg/es/asn/LockOutlined.js'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/sourcing/projects.ts'
import { maskName } from '#contract/kit/format.ts'
import { useMe } from '#web/kit/client/me.ts'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { RichText } from '#web/kit/richText/RichText.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { totalsOf } from '../items/items.ts'
import { useTotalsText } from '../items/useTotalsText.ts'
import { ItemsTable } from '../ItemsTable.tsx'
import { ProjectSteps } from '../../steps/ProjectSteps.tsx'
import { type Draft, prunedDraft } from './draft.ts'
import { budgetLabel } from '../../hall/budgetLabel.ts'
import css from './PreviewDialog.module.css'

interface PreviewDialogProps {
  readonly draft: Draft
  readonly project: Project | undefined
  readonly onClose: () => void
}

type Reader = 'visitor' | 'supplier'

/** The notice as it will be read, by a visitor and by a supplier that takes part. */
export function PreviewDialog({ draft: written, project, onClose }: PreviewDialogProps) {
  const { t } = useTranslation()
  const me = useMe()
  const textOf = useTotalsText()
  const [reader, setReader] = useState<Reader>('visitor')
  const draft = prunedDraft(written)
  const { kind = 'inquiry', purchaseForm = '1', items = [], isShowPrice, evaluation = 'lowest' } = draft
  const isVisitor = reader === 'visitor'
  const totals = textOf({ ...totalsOf(items), amount: '0.00' })
  const contact = draft.contactName ?? ''
  return (
    <Dialog title={t('projectForm.previewTitle')} width={800} place="bottom" onClose={onClose}>
      <div className={css['preview']}>
        <Segmented
          label={t('projectForm.readers')}
          value={reader}
          onChange={setReader}
          options={(['visitor', 'supplier'] as const).map((value) => ({
            value,
            label: t(`projectForm.reader.${value}`),
          }))}
        />
        <p className={css['tags']}>
          <Tag>{t(`projects.kind.${kind}`)}</Tag>
          <Tag>{t(`projects.purchaseForm.${purchaseForm}`)}</Tag>
          <span>{[project?.projectNo, me?.deptInfo.deptName].filter(Boolean).join(' · ')}</span>
        </p>
        <h3>{draft.title === undefined || draft.title === '' ? t('projectForm.noTitle') : draft.title}</h3>
        <ProjectSteps project={{ ...draft, state: '1', releaseTime: null, ending: null }} />
        <DescriptionList
          variant="strip"
          items={[
            {
              label: t(budgetLabel(kind)),
              value: draft.budgetAmount ? <Amount value={draft.budgetAmount} hidden={isShowPrice === '1'} /> : '-',
            },
            { label: t('projects.field.quantity'), value: totals },
            {
              label: t('projects.field.evaluation.label'),
              value: t(`projects.field.evaluation.options.${evaluation}`),
            },
            { label: t('projects.field.deliveryAddress'), value: draft.deliveryAddress ?? '' },
          ]}
        />
        <Section bare title={t('projectForm.section.items')} note={totals}>
          <ItemsTable items={items} hasPrices={false} />
        </Section>
        <Section bare title={t('projectForm.section.requirements')}>
          <p className={css['content']}>{draft.purchaseContent}</p>
          <RichText html={draft.requirements ?? ''} />
          {draft.audit === '1' && draft.enrolRequirements !== '' && (
            <>
              <h4>{t('projects.field.enrolRequirements')}</h4>
              <p className={css['content']}>{draft.enrolRequirements}</p>
            </>
          )}
        </Section>
        <Section bare title={t('projectForm.section.attachments')}>
          <p className={css['quiet']}>
            {isVisitor && <Icon of={LockOutlined} />}
            {t(isVisitor ? 'projectForm.filesLocked' : 'projectForm.filesOpen', {
              count: draft.attachments?.length ?? 0,
            })}
          </p>
        </Section>
        <Section bare title={t('projectForm.contact')}>
          <p>{isVisitor ? maskName(contact) : `${contact} ${draft.contactTel ?? ''}`}</p>
          {isVisitor && <p className={css['quiet']}>{t('projectForm.contactLocked')}</p>}
        </Section>
      </div>
    </Dialog>
  )
}
