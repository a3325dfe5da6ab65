import { useTranslation } from 'react-i18next'
import { type Configuration, saveConfiguration } from '#contract/administration/configurations.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { DeptPicker } from '#web/modules/identity/departments/DeptPicker.tsx'

interface ConfigurationDialogProps {
  readonly configuration: Configuration
  readonly label: string
  /** Sets the value of one department instead of the tenant's. */
  readonly ofDept: boolean
  readonly onClose: () => void
}

/** Dialog of one value; the server checks it by the schema of the setting. */
export function ConfigurationDialog({ configuration, label, ofDept, onClose }: ConfigurationDialogProps) {
  const { t } = useTranslation()
  const { code, kind, options, minimum, maximum, val, isSet } = configuration
  const choices = kind === 'flag' ? ['1', '0'] : options
  const labelOf = (value: string) =>
    kind === 'flag' ? t(value === '1' ? 'configurations.on' : 'configurations.off') : value
  const range = kind === 'number' && minimum !== null && maximum !== null ? `${minimum} - ${maximum}` : undefined
  const control =
    choices.length > 0 ? (
      <Select options={choices.map((value) => ({ value, label: labelOf(value) }))} />
    ) : (
      <Input inputMode={kind === 'number' ? 'numeric' : 'text'} maxLength={500} />
    )
  const value = { control, required: kind !== 'text', ...(range === undefined ? {} : { hint: range }) }
  if (ofDept)
    return (
      <RouteFormDialog
        title={t('configurations.addDeptTitle', { name: label })}
        route={saveConfiguration}
        fixed={{ code, before: null as string | null }}
        initial={{ val }}
        labels="configurations.field"
        columns={1}
        fields={{ deptId: { control: <DeptPicker />, required: true }, val: value }}
        onClose={onClose}
      />
    )
  return (
    <RouteFormDialog
      title={t('configurations.editTitle', { name: label })}
      route={saveConfiguration}
      fixed={{ code, deptId: null as string | null, before: isSet ? val : null }}
      initial={{ val }}
      labels="configurations.field"
      columns={1}
      fields={{ val: value }}
      onClose={onClose}
    />
  )
}
