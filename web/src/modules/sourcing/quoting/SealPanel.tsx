import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteDraft } from '#contract/sourcing/seal/quoteDraft.ts'
import type { SealRound } from '#contract/sourcing/seal.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import type { Form } from '#web/kit/form/useForm.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import css from './Quoting.module.css'

interface SealPanelProps {
  readonly form: Form<QuoteDraft>
  readonly round: SealRound
}

/** Explains how a submitted quote is protected in the mode of the round. */
export function SealPanel({ form, round: { mode, k, n, suite, fingerprint } }: SealPanelProps) {
  const { t } = useTranslation()
  const errorId = useId()
  const declared = form.field('hasDeclared')
  return (
    <Section
      title={t('quoting.seal.title')}
      note={
        <StatusTag tone="ok" as="tag">
          {t('quoting.seal.ready')}
        </StatusTag>
      }
    >
      <p className={css['promise']}>{t(`quoting.seal.text.${mode}`)}</p>
      <DescriptionList
        items={[
          { label: t('quoting.seal.fingerprint'), value: <span className="num">{fingerprint}</span>, wide: true },
          { label: t('quoting.seal.suite'), value: t(`quoting.seal.suites.${suite}`), wide: true },
          { label: t('quoting.seal.opening'), value: t(`quoting.seal.openingBy.${mode}`, { k, n }), wide: true },
          { label: t('quoting.seal.changing'), value: t('quoting.seal.changingText'), wide: true },
          { label: t('quoting.seal.proof'), value: t('quoting.seal.proofText'), wide: true },
        ]}
      />
      <div className={css['declared']}>
        <Checkbox
          checked={declared.value === true}
          onChange={declared.onChange}
          label={declared.label}
          wrongBy={declared.error === undefined ? undefined : errorId}
        />
        {declared.error !== undefined && (
          <p id={errorId} className={css['error']}>
            {declared.error}
          </p>
        )}
      </div>
    </Section>
  )
}
