import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { useTranslation } from 'react-i18next'
import { ListError } from '#web/kit/form/Field.tsx'
import { FormField } from '#web/kit/form/Fields.tsx'
import type { FormRows } from '#web/kit/form/formPart.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { type Option, Select } from '#web/kit/select/Select.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './Lines.module.css'

interface ItemRow {
  itemId: string
  quantity: string
}

interface LinesProps {
  readonly rows: FormRows<ItemRow>
  readonly options: readonly Option[]
  readonly hint: string
  readonly error: string | undefined
}

/** Lines of a new document: an item and its quantity each. */
export function Lines({ rows, options, hint, error }: LinesProps) {
  const { t } = useTranslation()
  return (
    <div className={css['lines']}>
      {rows.items.map((row, index) => (
        <div key={row.key} className={css['line']}>
          <FormField field={row.field('itemId')} control={<Select options={options} hint={hint} />} />
          <FormField field={row.field('quantity')} as="line" />
          <Button
            variant="text"
            disabled={rows.items.length === 1}
            className={css['remove']}
            onClick={() => rows.remove(index)}
          >
            {t('stockDocuments.create.removeLine')}
          </Button>
        </div>
      ))}
      <ListError error={error} />
      <div>
        <Button size="sm" icon={<Icon of={PlusOutlined} />} onClick={() => rows.add({})}>
          {t('stockDocuments.create.addLine')}
        </Button>
      </div>
    </div>
  )
}
