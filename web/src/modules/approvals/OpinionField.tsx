import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { TextArea } from '#web/kit/form/Input.tsx'
import css from './OpinionField.module.css'

interface OpinionFieldProps {
  readonly value: string
  readonly onChange: (opinion: string) => void
  readonly error: string | undefined
}

/** Opinion of the approver, with common phrases. */
export function OpinionField({ value, onChange, error }: OpinionFieldProps) {
  const { t } = useTranslation()
  return (
    <>
      <Field
        hideLabel
        label={t('approvals.opinion')}
        value={value}
        onChange={(text) => onChange(String(text))}
        error={error}
        hint={`${value.length} / 200`}
        control={<TextArea rows={3} maxLength={200} placeholder={t('approvals.opinionHint')} />}
      />
      <p className={css['usual']}>
        {t('approvals.usual', { returnObjects: true }).map((one) => (
          <Button key={one} size="sm" onClick={() => onChange(one)}>
            {one}
          </Button>
        ))}
      </p>
    </>
  )
}
