import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AgreementLineDraft } from '#contract/agreements/agreement.ts'
import type { Tier } from '#contract/catalogue/goods.ts'
import { decimal, shortest, units } from '#contract/kit/money.ts'
import type { FormPart, FormRows } from '#web/kit/form/formPart.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './LinesEditor.module.css'

const factors = /^(0\.9\d{0,3}|1(\.0\d{0,3}|\.10{0,2})?)$/
const isPrice = /^\d{1,8}(\.\d{1,4})?$/

/** Multiplies all prices of a change, with those of tiers, by one factor. */
export function FactorBar({ rows: { items } }: { readonly rows: FormRows<AgreementLineDraft> }) {
  const { t } = useTranslation()
  const [factor, setFactor] = useState('')
  const isValid = factors.test(factor)
  const apply = () => {
    const multiply = (priced: FormPart<Tier> | FormPart<AgreementLineDraft>) => {
      const { price = '' } = priced.values
      if (isPrice.test(price))
        priced.field('price').onChange(shortest(decimal((units(price) * units(factor) + 5_000n) / 10_000n, 4)))
    }
    for (const row of items) {
      multiply(row)
      const tiers: FormRows<Tier> = row.rows('tiers', 'agreements.tier')
      for (const tier of tiers.items) multiply(tier)
    }
    setFactor('')
  }
  return (
    <div className={css['factor']}>
      <Input
        inputMode="decimal"
        aria-label={t('agreements.factor')}
        placeholder={t('agreements.factor')}
        value={factor}
        onChange={(event) => setFactor(event.target.value.trim())}
      />
      <Button disabled={!isValid} onClick={apply}>
        {t('agreements.applyFactor')}
      </Button>
    </div>
  )
}
