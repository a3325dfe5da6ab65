import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined.js'
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { maxAgreementParties, type PartyDraft } from '#contract/agreements/agreement.ts'
import { FormField } from '#web/kit/form/Fields.tsx'
import type { FormRows } from '#web/kit/form/formPart.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './LinesEditor.module.css'

interface PartiesEditorProps {
  readonly rows: FormRows<PartyDraft>
  readonly suppliers: readonly { readonly id: string; readonly name: string }[]
  /** Whether each supplier has a share of the orders. */
  readonly hasShares: boolean
  readonly error: string | undefined
}

/** Suppliers of an agreement, in a rotation with their shares. */
export function PartiesEditor({ rows: { items, add, remove }, suppliers, hasShares, error }: PartiesEditorProps) {
  const { t } = useTranslation()
  const id = useId()
  const options = suppliers.map((supplier) => ({ value: supplier.id, label: supplier.name }))
  return (
    <section className={css['lines']} aria-labelledby={id}>
      <header className={css['head']}>
        <h3 id={id}>{t('agreements.partiesHead')}</h3>
        <Button
          size="sm"
          icon={<Icon of={PlusOutlined} />}
          disabled={items.length >= maxAgreementParties}
          onClick={() => add({ share: null })}
        >
          {t('agreements.addParty')}
        </Button>
      </header>
      {items.map((row, index) => (
        <div key={row.key} className={css['tier']}>
          <FieldGrid>
            <FormField
              field={row.field('supplierId')}
              control={<Select hint={t('common.choose')} options={options} />}
            />
            {hasShares && <FormField field={row.field('share')} />}
          </FieldGrid>
          {items.length > 1 && (
            <Button variant="text" icon={<Icon of={DeleteOutlined} />} onClick={() => remove(index)}>
              {t('common.remove')}
            </Button>
          )}
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
