import { useTranslation } from 'react-i18next'
import { listSupplierChoices } from '#contract/suppliers/suppliers.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { Select } from '#web/kit/select/Select.tsx'

/** Choice of a supplier by its name. */
export function SupplierSelect(control: ControlProps) {
  const { t } = useTranslation()
  const suppliers = useOptionalRead(listSupplierChoices, {}) ?? []
  return (
    <Select
      {...control}
      hint={t('common.choose')}
      options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
