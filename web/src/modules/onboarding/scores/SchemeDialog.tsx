import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { useTranslation } from 'react-i18next'
import {
  type BandProposal,
  bandProposalNames,
  getScoreScheme,
  saveScoreScheme,
  type ScoreScheme,
} from '#contract/onboarding/scores.ts'
import { useRead } from '#web/kit/client/api.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './Scores.module.css'
import { metricName } from './ScoreParts.tsx'

/** Weights of the metrics and bands of points; they hold for scorecards that are not published yet. */
export function SchemeDialog({ onClose }: { readonly onClose: () => void }) {
  const scheme = useRead(getScoreScheme, {})
  return <SchemeForm scheme={scheme} onClose={onClose} />
}

interface SchemeFormProps {
  readonly scheme: ScoreScheme
  readonly onClose: () => void
}

function SchemeForm({ scheme: { version, ...scheme }, onClose }: SchemeFormProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: saveScoreScheme,
    fixed: { version },
    initial: scheme,
    labels: 'scorecards.schemeForm',
    onDone: () => (toast.success(t('common.done')), onClose()),
  })
  const metrics = form.rows('metrics', 'scorecards.metricForm')
  const bands = form.rows('bands', 'scorecards.bandForm')
  const proposals = (Object.keys(bandProposalNames) as BandProposal[]).map((value) => ({
    value,
    label: bandProposalNames[value][languageTag() === 'en' ? 1 : 0],
  }))
  return (
    <FormDialog of={form} title={t('scorecards.scheme')} width={800} onClose={onClose}>
      <Stack>
        <p>{t('scorecards.schemeNote')}</p>
        <Section bare title={t('scorecards.schemeForm.metrics')}>
          {form.errorAt('metrics') !== undefined && <p className={css['wrong']}>{form.errorAt('metrics')}</p>}
          <ul className={css['rows']}>
            {metrics.items.map((row) => (
              <li key={row.key} className={css['row']}>
                <strong>{row.values.metric && metricName({ metric: row.values.metric })}</strong>
                <Fields of={row} fields={{ weight: {}, floor: {}, target: {} }} />
              </li>
            ))}
          </ul>
        </Section>
        <Section bare title={t('scorecards.schemeForm.bands')}>
          {form.errorAt('bands') !== undefined && <p className={css['wrong']}>{form.errorAt('bands')}</p>}
          <ul className={css['rows']}>
            {bands.items.map((row, index) => (
              <li key={row.key} className={css['row']}>
                <Fields of={row} fields={{ from: {}, name: {}, proposal: { options: proposals } }} />
                <Button
                  variant="text"
                  aria-label={t('scorecards.removeNamed', { name: row.values.name ?? '' })}
                  onClick={() => bands.remove(index)}
                >
                  {t('scorecards.remove')}
                </Button>
              </li>
            ))}
          </ul>
          <Button
            icon={<Icon of={PlusOutlined} />}
            onClick={() => bands.add({ from: 100, name: '', proposal: 'none' })}
          >
            {t('scorecards.addBand')}
          </Button>
        </Section>
      </Stack>
    </FormDialog>
  )
}
