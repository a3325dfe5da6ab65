import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import { DateRangeInput } from '#web/kit/date/DateRangeInput.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import css from './OrderFilters.module.css'
import { type OrderFilter, type Name, draftOf, isAmount } from './orderFilter.ts'

export interface OrderFiltersProps {
  readonly filter: OrderFilter
  /** Suppliers have no filter by supplier. */
  readonly reader: 'buyer' | 'supplier'
  /** An empty text removes a filter. */
  readonly onFilter: (filter: Required<OrderFilter>) => void
}

export function OrderFilterForm({ filter, reader, onFilter }: OrderFiltersProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(draftOf(filter))
  const wrong = (['amountFrom', 'amountTo'] as const).filter((name) => !isAmount(draft[name].trim()))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (wrong.length === 0) onFilter({ ...draft, amountFrom: draft.amountFrom.trim(), amountTo: draft.amountTo.trim() })
  }
  const field = (name: Name) => ({
    value: draft[name],
    onChange: (value: unknown) => setDraft((all) => ({ ...all, [name]: String(value) })),
    error: wrong.some((one) => one === name) ? t('orders.filter.wrongAmount') : undefined,
  })
  return (
    <form className={css['form']} onSubmit={onSubmit}>
      <span aria-hidden>{t('orders.filter.keyword')}</span>
      <Field
        {...field('keyword')}
        hideLabel
        label={t('orders.filter.keyword')}
        control={<Input type="search" maxLength={100} placeholder={t(`orders.filter.keywordHint.${reader}`)} />}
      />
      <span aria-hidden>{t('orders.filter.days')}</span>
      <DateRangeInput
        labels={{ from: t('orders.filter.from'), to: t('orders.filter.to'), whole: t('orders.filter.days') }}
        value={{ from: draft.fromDay, to: draft.toDay }}
        onChange={({ from, to }) => setDraft((all) => ({ ...all, fromDay: from, toDay: to }))}
      />
      <span aria-hidden>{t('orders.filter.amounts')}</span>
      <div className={css['pair']}>
        <Field
          {...field('amountFrom')}
          hideLabel
          label={t('orders.filter.least')}
          control={<Input inputMode="decimal" maxLength={16} placeholder={t('orders.filter.min')} />}
        />
        <i aria-hidden>–</i>
        <Field
          {...field('amountTo')}
          hideLabel
          label={t('orders.filter.maxAmount')}
          control={<Input inputMode="decimal" maxLength={16} placeholder={t('orders.filter.max')} />}
        />
      </div>
      <div className={css['buttons']}>
        <Button type="submit" variant="solid">
          {t('common.search')}
        </Button>
        <Button onClick={() => onFilter(draftOf({}))}>{t('orders.filter.reset')}</Button>
      </div>
    </form>
  )
}
