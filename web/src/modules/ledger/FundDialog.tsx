import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { capitalMoney } from '#contract/kit/format.ts'
import type { Input } from '#contract/kit/route.ts'
import { type Fund, setBudget } from '#contract/ledger/ledger.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Refused, useWrite } from '#web/kit/api.ts'
import { Button } from '#web/kit/Button.tsx'
import { problemOf } from '#web/kit/check.ts'
import { DayBox } from '#web/kit/DayBox.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { fits, focusWrong, useFieldOf } from '#web/kit/draft.ts'
import { Field } from '#web/kit/Field.tsx'
import { succeed } from '#web/kit/messages.ts'
import { DeptPicker } from '#web/modules/identity/departments/DeptPicker.tsx'
import { FieldGrid } from '#web/kit/office/Panel.tsx'
import { SelectBox } from '#web/kit/SelectBox.tsx'
import { Switch } from '#web/kit/Switch.tsx'
import { TextArea, TextBox } from '#web/kit/TextBox.tsx'

type Draft = Partial<Input<typeof setBudget>>

interface FundDialogProps {
  /** The one to adjust; department and kind of it stay. */
  readonly fund?: Fund
  readonly onClose: () => void
}

const blank: Draft = {
  kind: 'budget',
  deptId: '',
  name: '',
  startsOn: '',
  endsOn: '',
  active: true,
  amount: '',
  reason: '',
}

function draftOf({ id, version, kind, deptId, name, startsOn, endsOn, active, amount }: Fund): Draft {
  return { id, version, kind, deptId, name, startsOn, endsOn, active, amount: plain(amount), reason: '' }
}

/** `1800000.0000` → `1800000.00`, as the field takes it. */
const plain = (amount: string) => amount.replace(/(\.\d\d)\d+$/, '$1')

/** Gives a department a budget or quota, or adjusts one. */
export function FundDialog({ fund, onClose }: FundDialogProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const [draft, setDraft] = useState<Draft>(fund ? draftOf(fund) : blank)
  const [tried, setTried] = useState(false)
  const write = useWrite(setBudget, { quiet: true })
  const field = useFieldOf()({
    schema: setBudget.input,
    values: draft,
    onChange: (part) => setDraft((all) => ({ ...all, ...part })),
    label: (name) => t(`budgets.field.${name}`),
    tried,
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!fits(setBudget.input, draft)) return focusWrong(form.current)
    write.mutate(draft, { onSuccess: () => (succeed(t('common.done')), onClose()) })
  }
  const foot = (
    <>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button type="submit" form={formId} look="solid" busy={write.isPending}>
        {t('common.save')}
      </Button>
    </>
  )
  const kinds = (['budget', 'quota'] as const).map((value) => ({ value, label: t(`budgets.kinds.${value}`) }))
  const isMoney = problemOf(setBudget.input, 'amount', draft.amount) === undefined
  return (
    <Dialog title={t(fund ? 'budgets.editTitle' : 'budgets.add')} width={600} onClose={onClose} foot={foot}>
      <form id={formId} ref={form} noValidate onSubmit={onSubmit}>
        {write.error instanceof Refused && (
          <Alert tone="err" told>
            {write.error.message}
          </Alert>
        )}
        <FieldGrid columns={2}>
          {fund ? (
            <Field {...field('deptId')} value={fund.deptName} control={<TextBox disabled />} />
          ) : (
            <Field {...field('deptId')} control={<DeptPicker />} wide />
          )}
          <Field {...field('kind')} control={<SelectBox options={kinds} disabled={fund !== undefined} />} />
          <Field {...field('name')} control={<TextBox maxLength={60} />} />
          <Field
            {...field('amount')}
            control={<TextBox inputMode="decimal" />}
            hint={isMoney ? capitalMoney(String(draft.amount)) : undefined}
          />
          <Field {...field('startsOn')} control={<DayBox />} />
          <Field {...field('endsOn')} control={<DayBox />} />
          <Field {...field('active')} control={<Switch type="checkbox" />} />
          <Field {...field('reason')} control={<TextArea rows={2} maxLength={200} />} wide />
        </FieldGrid>
      </form>
    </Dialog>
  )
}
