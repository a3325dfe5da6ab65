import { useTranslation } from 'react-i18next'
import { dispositionCase, restoreCase } from '#contract/onboarding/dispositions.ts'
import { ApplicationPage } from '#web/kit/case/ApplicationPage.tsx'
import { useOptionalRead } from '#web/kit/client/api.ts'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { kindName } from './useDispositionFacts.tsx'

/** Requests of the person to lift dispositions of their supplier. */
export const MyRestoresPage = () => (
  <ApplicationPage
    of={restoreCase}
    texts="mySupplierRestores"
    columns={[
      {
        key: 'applyReason',
        lead: true,
        render: ({ applyReason, reply }) => <RowName under={reply}>{applyReason}</RowName>,
      },
    ]}
    facts={() => [{ key: 'applyUserName' }, { key: 'applyUserMobile' }, { key: 'applyReason', wide: true }]}
    fields={{
      dispositionId: { wide: true, control: <DispositionSelect /> },
      applyUserName: {},
      applyUserMobile: {},
      applyReason: { as: 'lines', rows: 5, wide: true },
      attachments: { wide: true },
    }}
  />
)

/** Dispositions in force of the own supplier. */
function DispositionSelect(control: ControlProps) {
  const { t } = useTranslation()
  const found = useOptionalRead(dispositionCase.own, { limit: 100, status: '03' })?.records ?? []
  const options = found
    .filter(({ isInForce }) => isInForce)
    .map((row) => ({ value: row.id, label: `${kindName(row)} · ${row.cause}` }))
  return <Select {...control} hint={t('common.choose')} options={options} />
}
