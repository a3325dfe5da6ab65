import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined.js'
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { maxAgreementDepts, type ShareDraft } from '#contract/agreements/agreement.ts'
import { FormField } from '#web/kit/form/Fields.tsx'
import type { FormRows } from '#web/kit/form/formPart.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { DeptPicker } from '#web/modules/identity/departments/DeptPicker.tsx'
import css from './LinesEditor.module.css'

interface SharesEditorProps {
  readonly rows: FormRows<ShareDraft>
  readonly error: string | undefined
}

/** Shares that departments have of the caps of an agreement. */
export function SharesEditor({ rows: { items, add, remove }, error }: SharesEditorProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section className={css['lines']} aria-labelledby={id}>
      <header className={css['head']}>
        <h3 id={id}>{t('agreements.sharesHead')}</h3>
        <Button
          size="sm"
          icon={<Icon of={PlusOutlined} />}
          disabled={items.length >= maxAgreementDepts}
          onClick={() => add({ maxAmount: null, maxQty: null })}
        >
          {t('agreements.addShare')}
        </Button>
      </header>
      {items.length === 0 && <p>{t('agreements.noShares')}</p>}
      {items.map((row, index) => (
        <div key={row.key} className={css['tier']}>
          <FieldGrid>
            <FormField field={row.field('deptId')} control={<DeptPicker mode={3} />} />
            <FormField field={row.field('maxAmount')} />
            <FormField field={row.field('maxQty')} />
          </FieldGrid>
          <Button variant="text" icon={<Icon of={DeleteOutlined} />} onClick={() => remove(index)}>
            {t('common.remove')}
          </Button>
        </div>
      ))}
      {error !== undefined && (
        <p role="alert" className={css['error']}>
          {error}
        </p>
      )}
    </section>
  )
}
