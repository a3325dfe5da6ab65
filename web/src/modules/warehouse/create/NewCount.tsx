import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { createCount } from '#contract/warehouse/counts.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { AddButton } from '#web/kit/record/RecordPage.tsx'
import { MultiSelect } from '#web/kit/select/MultiSelect.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { documentPath } from '../warehousePaths.ts'
import { usePlaces, useWarehouses } from './useChoices.ts'

/** Button and form of a count. */
export function NewCount() {
  const { t } = useTranslation()
  return <AddButton label={t('stockDocuments.create.count')} renderDialog={(close) => <NewDialog onClose={close} />} />
}

function NewDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useForm({
    route: createCount,
    initial: { placeIds: [] },
    labels: 'stockDocuments.create.field',
    onDone: ({ id }) => {
      onClose()
      void navigate(documentPath(id))
    },
  })
  const warehouses = useWarehouses(true)
  const places = usePlaces(form.values.warehouseId ?? '')
  return (
    <FormDialog of={form} title={t('stockDocuments.create.count')} submit={t('common.confirm')} onClose={onClose}>
      <Fields
        of={form}
        columns={1}
        fields={{
          warehouseId: { control: <Select options={warehouses} hint={t('stockDocuments.create.chooseWarehouse')} /> },
          placeIds: { hint: t('stockDocuments.create.allPlaces'), control: <MultiSelect options={places} /> },
          note: { as: 'line' },
        }}
      />
    </FormDialog>
  )
}
