import { useTranslation } from 'react-i18next'
import type { CheckoutLine } from '#contract/ordering/checkout.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import type { PriceChange } from './checkout.ts'
import css from './CheckoutChanges.module.css'
import { yuan } from '#web/kit/format/yuan.ts'

interface CheckoutChangesProps {
  readonly changes: readonly PriceChange[]
  readonly isAgreed: boolean
  readonly onAgree: (agreed: boolean) => void
  /** The person tried to continue without accepting the changes. */
  readonly owed: boolean
  readonly problems: readonly CheckoutLine[]
  readonly onDrop: (lines: readonly CheckoutLine[]) => void
}

/** Changed prices to accept, and unavailable goods to remove. */
export function CheckoutChanges({ changes, isAgreed, onAgree, owed, problems, onDrop }: CheckoutChangesProps) {
  const { t } = useTranslation()
  if (changes.length === 0 && problems.length === 0) return null
  return (
    <div className={css['changes']}>
      {problems.length > 0 && (
        <Alert
          isAlert
          tone="err"
          title={t('ordering.confirm.problems')}
          action={<Button onClick={() => onDrop(problems)}>{t('ordering.confirm.dropThem')}</Button>}
        >
          <ul>
            {problems.map(({ skuId, name, problem, available, unit }) => (
              <li key={skuId}>
                {name}
                {problem !== null && ` · ${t(`orders.problem.${problem}`)}`}
                {problem === 'short' && ` · ${t('ordering.cart.left', { count: available, unit })}`}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {changes.length > 0 && (
        <Alert isAlert tone="warn" title={t('ordering.confirm.changes')}>
          <ul>
            {changes.map(({ skuId, name, was, now }) => (
              <li key={skuId}>
                {name} · {t('ordering.confirm.was', { was: yuan(was), now: yuan(now) })}
              </li>
            ))}
          </ul>
          <Checkbox checked={isAgreed} onChange={onAgree} label={t('ordering.confirm.agree')} />
          {owed && !isAgreed && (
            <p className={css['owed']} role="alert">
              {t('ordering.confirm.agreeFirst')}
            </p>
          )}
        </Alert>
      )}
    </div>
  )
}
