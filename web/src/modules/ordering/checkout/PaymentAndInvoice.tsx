import BankOutlined from '@ant-design/icons-svg/es/asn/BankOutlined.js'
import CalendarOutlined from '@ant-design/icons-svg/es/asn/CalendarOutlined.js'
import PayCircleOutlined from '@ant-design/icons-svg/es/asn/PayCircleOutlined.js'
import CreditCardOutlined from '@ant-design/icons-svg/es/asn/CreditCardOutlined.js'
import WalletOutlined from '@ant-design/icons-svg/es/asn/WalletOutlined.js'
import type { IconDefinition } from '@ant-design/icons-svg/es/types'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InvoiceTitle } from '#contract/ordering/invoiceTitles.ts'
import type { Checkout } from '#contract/ordering/checkout.ts'
import type { PaymentMethod } from '#contract/ordering/orderSummary.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { useMay } from '#web/kit/client/me.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { InvoiceTitleDialog } from '#web/modules/ordering/addresses/InvoiceTitleDialog.tsx'
import css from './PaymentAndInvoice.module.css'

const icons: Record<PaymentMethod, IconDefinition> = {
  term: CalendarOutlined,
  transfer: BankOutlined,
  quota: CreditCardOutlined,
  wallet: WalletOutlined,
  online: PayCircleOutlined,
}

interface PaymentAndInvoiceProps {
  readonly methods: Checkout['paymentMethods']
  readonly method: PaymentMethod | undefined
  readonly onMethod: (method: PaymentMethod) => void
  readonly titles: readonly InvoiceTitle[]
  readonly title: InvoiceTitle | undefined
  readonly onTitle: (invoiceTitleId: string) => void
  readonly owed: boolean
}

/** Payment method and invoice title. */
export function PaymentAndInvoice(props: PaymentAndInvoiceProps) {
  const { methods, method, onMethod, titles, title, onTitle, owed } = props
  const { t } = useTranslation()
  const may = useMay()
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Section
      bare
      title={t('ordering.confirm.payAndInvoice')}
      actions={
        may('address.manage') && (
          <Button variant="text" onClick={() => setIsAdding(true)}>
            {t('ordering.confirm.addTitle')}
          </Button>
        )
      }
    >
      <fieldset className={css['methods']}>
        <legend className="visuallyHidden">{t('orders.paymentMethod')}</legend>
        {methods.map((one) => (
          <Method key={one.method} {...one} checked={one.method === method} onChoose={() => onMethod(one.method)} />
        ))}
      </fieldset>
      <div className={css['form']}>
        <Field
          label={t('orders.invoiceTitle')}
          required
          value={title?.invoiceTitleId ?? ''}
          onChange={(value) => onTitle(String(value))}
          error={owed && !title ? t('ordering.confirm.noTitle') : undefined}
          control={
            <Select
              options={titles.map((one) => ({
                value: one.invoiceTitleId,
                label: `${one.title} · ${t(`orders.invoiceType.${one.invoiceType}`)}`,
              }))}
            />
          }
        />
        {title && (
          <dl className={css['title']}>
            <div>
              <dt>{t('ordering.addresses.titleField.taxNo')}</dt>
              <dd>{title.taxNo}</dd>
            </div>
          </dl>
        )}
      </div>
      {isAdding && (
        <InvoiceTitleDialog
          onClose={() => setIsAdding(false)}
          onSaved={({ invoiceTitleId }) => {
            setIsAdding(false)
            onTitle(invoiceTitleId)
          }}
        />
      )}
    </Section>
  )
}

interface MethodProps {
  readonly method: PaymentMethod
  readonly termDays: number | null
  readonly enabled: boolean
  readonly checked: boolean
  readonly onChoose: () => void
}

function Method({ method, termDays, enabled, checked, onChoose }: MethodProps) {
  const { t } = useTranslation()
  const name = t(`orders.payment.${method}`)
  return (
    <label className={css['method']}>
      <input type="radio" name="payment" checked={checked} disabled={!enabled} onChange={onChoose} />
      <Icon of={icons[method]} />
      {termDays === null ? name : t('orders.termDays', { method: name, count: termDays })}
      {!enabled && <small>{t('ordering.confirm.paymentOff')}</small>}
    </label>
  )
}
