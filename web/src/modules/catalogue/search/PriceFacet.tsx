import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { type FocusEvent, type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { compare } from '#contract/kit/money.ts'
import { Price } from '#contract/kit/schema.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Check } from 'typebox/schema'
import css from './Facets.module.css'
import type { Change, MallAddress } from '#web/modules/catalogue/mall/mallAddress.ts'

interface PriceFacetProps {
  readonly address: MallAddress
  readonly onChange: (change: Change) => void
  /** Applies the values on blur. */
  readonly eager?: boolean
}

/** Price range; applied on confirmation. */
export function PriceFacet({ address, onChange, eager = false }: PriceFacetProps) {
  const { t } = useTranslation()
  const id = useId()
  const [from, setFrom] = useState(address.priceFrom ?? '')
  const [to, setTo] = useState(address.priceTo ?? '')
  const [wrong, setWrong] = useState<'priceWrong' | 'priceTurned'>()
  const confirm = () => {
    const problem = violationOf(from.trim(), to.trim())
    setWrong(problem)
    if (!problem) onChange({ priceFrom: from.trim() || undefined, priceTo: to.trim() || undefined })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    confirm()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (eager && !currentTarget.form?.contains(relatedTarget)) confirm()
  }
  const box = (label: string, value: string, set: (value: string) => void) => (
    <span className={css['box']}>
      <span aria-hidden>¥</span>
      <input
        inputMode="decimal"
        aria-label={label}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong && `${id}-wrong`}
        value={value}
        onChange={(event) => set(event.target.value)}
        onBlur={onBlur}
      />
    </span>
  )
  return (
    <fieldset className={css['row']} aria-labelledby={id}>
      <span id={id} className={css['label']}>
        {t('catalogue.list.price')}
      </span>
      <form className={css['price']} onSubmit={onSubmit}>
        {box(t('catalogue.list.priceFrom'), from, setFrom)}
        <span aria-hidden>–</span>
        {box(t('catalogue.list.priceTo'), to, setTo)}
        <Button type="submit" className={css['go']}>
          {t('common.confirm')}
        </Button>
        {wrong && (
          <span id={`${id}-wrong`} role="alert" className={css['wrong']}>
            <Icon of={ExclamationCircleFilled} /> {t(`catalogue.list.${wrong}`)}
          </span>
        )}
      </form>
    </fieldset>
  )
}

function violationOf(from: string, to: string): 'priceWrong' | 'priceTurned' | undefined {
  const isFine = (text: string) => text === '' || Check(Price, text)
  if (!isFine(from) || !isFine(to)) return 'priceWrong'
  return from !== '' && to !== '' && compare(from, to) > 0 ? 'priceTurned' : undefined
}
