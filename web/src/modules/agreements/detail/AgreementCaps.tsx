import { useTranslation } from 'react-i18next'
import type { AgreementDetail } from '#contract/agreements/agreement.ts'
import type { AgreementUse } from '#contract/agreements/agreementUse.ts'
import { minus } from '#contract/kit/money.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './AgreementCaps.module.css'
import { percentOf, percentOfYuan, UseBar } from './UseBar.tsx'

interface AgreementCapsProps {
  readonly agreement: AgreementDetail
  readonly onDept: (dept: { readonly id: string; readonly name: string }) => void
}

/** What was ordered of the whole agreement, and of the shares of departments. */
export function AgreementCaps({ agreement: { use }, onDept }: AgreementCapsProps) {
  const { t } = useTranslation()
  return (
    <Section title={t('agreements.caps')}>
      <Stack>
        <Bars of={use} />
        {use.shares.map((share) => (
          <div key={share.deptId}>
            <div className={css['share']}>
              <strong>{share.deptName}</strong>
              <Button variant="text" size="sm" onClick={() => onDept({ id: share.deptId, name: share.deptName })}>
                {t('agreements.orders')}
              </Button>
            </div>
            <Bars of={share} />
          </div>
        ))}
      </Stack>
    </Section>
  )
}

type Used = Omit<AgreementUse, 'shares'>

function Bars({ of: { maxAmount, maxQty, usedAmount, usedQty } }: { readonly of: Used }) {
  const { t } = useTranslation()
  return (
    <>
      <UseBar
        used={<Amount value={usedAmount} />}
        max={<Amount value={maxAmount} />}
        percent={percentOfYuan(usedAmount, maxAmount)}
      >
        {maxAmount === null ? t('agreements.noAmountCap') : <Left amount={minus(maxAmount, usedAmount)} />}
      </UseBar>
      {maxQty !== null && (
        <UseBar used={usedQty.toLocaleString()} max={maxQty.toLocaleString()} percent={percentOf(usedQty, maxQty)}>
          {t('agreements.piecesLeft', { count: maxQty - usedQty })}
        </UseBar>
      )}
    </>
  )
}

/** Yuan that can still be ordered. */
export function Left({ amount }: { readonly amount: string }) {
  const { t } = useTranslation()
  return (
    <>
      {t('agreements.amountLeft')} <Amount value={amount} />
    </>
  )
}
