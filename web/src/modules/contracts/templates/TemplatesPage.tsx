import { useTranslation } from 'react-i18next'
import * as contract from '#contract/contracts/contractTemplates.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import { templateTones } from '../tones.ts'
import { TemplateDialog } from './TemplateDialog.tsx'

type Row = contract.ContractTemplate
const statuses = ['draft', 'published', 'disabled'] as const

/** Templates of contracts, for operators. */
export function TemplatesPage() {
  const { t } = useTranslation()
  const moved = (action: 'publish' | 'disable' | 'enable') => ({
    call: callTo(contract.moveContractTemplate, ({ id, version }: Row) => ({ id, version, action })),
    confirm: () => ({
      title: t(`contractTemplates.sure.${action}.title`),
      text: t(`contractTemplates.sure.${action}.text`),
    }),
  })
  return (
    <RecordPage
      texts="contractTemplates"
      route={contract.listContractTemplates}
      exported={contract.exportContractTemplates}
      rowKey={({ id }) => id}
      renderAdd={(close) => <TemplateDialog onClose={close} />}
      columns={[
        {
          key: 'name',
          lead: true,
          render: ({ name, clauses }: Row) => (
            <RowName under={clauses.map(({ title }) => title).join('、')}>{name}</RowName>
          ),
        },
        {
          key: 'edition',
          render: ({ edition, hasDraft }: Row) => (
            <>
              {edition === 0 ? '-' : t('contractTemplates.editionNo', { number: edition })}{' '}
              {hasDraft && <Tag tone="info">{t('contractTemplates.hasDraft')}</Tag>}
            </>
          ),
        },
        { key: 'contracts', right: true },
        { key: 'editedByName', desk: true },
        { key: 'updatedAt', desk: true, render: ({ updatedAt }: Row) => <Brief at={updatedAt} /> },
        {
          key: 'status',
          render: ({ status }: Row) => (
            <StatusTag tone={templateTones[status]}>{t(`contractTemplates.field.status.options.${status}`)}</StatusTag>
          ),
        },
      ]}
      filters={[
        {
          name: 'status',
          label: t('contractTemplates.field.status.label'),
          control: (
            <Select
              hint={t('common.all')}
              options={statuses.map((value) => ({
                value,
                label: t(`contractTemplates.field.status.options.${value}`),
              }))}
            />
          ),
        },
      ]}
      actions={{
        publish: moved('publish'),
        edit: { renderDialog: (row: Row, close: () => void) => <TemplateDialog edited={row} onClose={close} /> },
        enable: moved('enable'),
        disable: { ...moved('disable'), danger: true },
      }}
    />
  )
}
