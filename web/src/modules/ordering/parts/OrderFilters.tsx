import FilterOutlined from '@ant-design/icons-svg/es/asn/FilterOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { DateRangeInput } from '#web/kit/date/DateRangeInput.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import css from './OrderFilters.module.css'

export interface OrderFilter {
  readonly keyword?: string
  readonly fromDay?: string
  readonly toDay?: string
  readonly amountFrom?: string
  readonly amountTo?: string
}

const names = ['keyword', 'fromDay', 'toDay', 'amountFrom', 'amountTo'] as const
type Name = (typeof names)[number]
type Draft = Readonly<Record<Name, string>>

const draftOf = (filter: OrderFilter): Draft =>
  Object.fromEntries(names.map((name) => [name, filter[name] ?? ''])) as Record<Name, string>

const isAmount = (text: string) => /^(|(0|[1-9]\d{0,12})(\.\d{1,2})?)$/.test(text)

interface OrderFiltersProps {
  readonly filter: OrderFilter
  /** A supplier does not look for suppliers. */
  readonly reader: 'buyer' | 'supplier'
  /** An empty text takes a filter away. */
  readonly onFilter: (filter: Required<OrderFilter>) => void
}

/** What the lists of orders are narrowed by: in a row on a desk, in a sheet on a phone. */
export function OrderFilters({ filter, reader, onFilter }: OrderFiltersProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const count = names.filter((name) => filter[name] !== undefined).length
  const key = JSON.stringify(draftOf(filter))
  return (
    <>
      <div className={css['row']}>
        <FilterForm key={key} filter={filter} reader={reader} onFilter={onFilter} />
      </div>
      <Button className={css['open'] ?? ''} icon={<Icon of={FilterOutlined} />} onClick={() => setIsOpen(true)}>
        {t('orders.filter.open')} {count > 0 && count}
      </Button>
      {isOpen && (
        <Dialog title={t('orders.filter.open')} place="bottom" onClose={() => setIsOpen(false)}>
          <FilterForm
            key={key}
            filter={filter}
            reader={reader}
            onFilter={(next) => {
              setIsOpen(false)
              onFilter(next)
            }}
          />
        </Dialog>
      )}
    </>
  )
}

function FilterForm({ filter, reader, onFilter }: OrderFiltersProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(draftOf(filter))
  const wrong = (['amountFrom', 'amountTo'] as const).filter((name) => !isAmount(draft[name].trim()))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (wrong.length === 0) onFilter({ ...draft, amountFrom: draft.amountFrom.trim(), amountTo: draft.amountTo.trim() })
  }
  const field = (name: Name) => ({
    silent: true,
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
          label={t('orders.filter.most')}
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
