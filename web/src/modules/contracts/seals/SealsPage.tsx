import { useTranslation } from 'react-i18next'
import * as contract from '#contract/contracts/companySeals.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { dayOf } from '#web/kit/format/time.ts'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'

type Row = contract.CompanySeal
const parties = ['ours', 'supplier'] as const
const certificates = ['none', 'pending', 'active'] as const
const certificateTones = { none: 'mute', pending: 'warn', active: 'ok' } as const

/** Seals of both parties with their keepers and certificates, for operators. */
export function SealsPage() {
  const { t } = useTranslation()
  const moved = (action: contract.SealAction) => ({
    call: callTo(contract.moveCompanySeal, ({ id, version }: Row) => ({ id, version, action })),
    confirm: () => ({ title: t(`seals.sure.${action}.title`), text: t(`seals.sure.${action}.text`) }),
  })
  return (
    <RecordPage
      texts="seals"
      route={contract.listCompanySeals}
      exported={contract.exportCompanySeals}
      rowKey={({ id }) => id}
      renderAdd={(close) => <SealDialog onClose={close} />}
      columns={[
        {
          key: 'entityName',
          lead: true,
          render: ({ entityName, entityNo }: Row) => <RowName under={entityNo}>{entityName}</RowName>,
        },
        { key: 'party', render: ({ party }: Row) => t(`seals.field.party.options.${party}`) },
        { key: 'kind', render: ({ kind }: Row) => t(`seals.field.kind.options.${kind}`) },
        { key: 'keeperName' },
        {
          key: 'certificateStatus',
          render: ({ certificateStatus, serial, notAfter }: Row) => (
            <>
              <StatusTag tone={certificateTones[certificateStatus]}>
                {t(`seals.field.certificateStatus.options.${certificateStatus}`)}
              </StatusTag>
              {serial !== '' && (
                <Under>
                  {serial} {notAfter !== null && dayOf(new Date(notAfter))}
                </Under>
              )}
            </>
          ),
        },
        {
          key: 'status',
          render: ({ status }: Row) => (
            <StatusTag tone={status === 'active' ? 'ok' : 'mute'}>
              {t(`seals.field.status.options.${status}`)}
            </StatusTag>
          ),
        },
      ]}
      filters={[
        {
          name: 'party',
          label: t('seals.field.party.label'),
          control: (
            <Select
              hint={t('common.all')}
              options={parties.map((value) => ({ value, label: t(`seals.field.party.options.${value}`) }))}
            />
          ),
        },
        {
          name: 'certificateStatus',
          label: t('seals.field.certificateStatus.label'),
          control: (
            <Select
              hint={t('common.all')}
              options={certificates.map((value) => ({
                value,
                label: t(`seals.field.certificateStatus.options.${value}`),
              }))}
            />
          ),
        },
      ]}
      actions={{
        accept: moved('accept'),
        reject: { ...moved('reject'), danger: true },
        enable: moved('enable'),
        disable: { ...moved('disable'), danger: true },
      }}
    />
  )
}

/** Dialog that registers a seal of one of our companies. */
function SealDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const choices = useOptionalRead(contract.sealChoices, {})
  return (
    <RouteFormDialog
      title={t('seals.add')}
      route={contract.createCompanySeal}
      initial={{ kind: 'contract' }}
      labels="seals.field"
      columns={1}
      fields={{
        payerNo: {
          control: (
            <Select
              hint={t('common.choose')}
              options={(choices?.payers ?? []).map(({ payerNo, payerTitle }) => ({
                value: payerNo,
                label: `${payerTitle} ${payerNo}`,
              }))}
            />
          ),
        },
        kind: {},
        keeperId: {
          control: (
            <Select
              hint={t('common.choose')}
              options={(choices?.keepers ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          ),
        },
      }}
      onClose={onClose}
    />
  )
}
